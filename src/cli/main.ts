import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { allowancesCommand } from './allowances/command'
import { checkCommand } from './check/command'
import { compareCommand } from './compare/command'
import { decideCommand } from './decide/command'
import { occurrencesCommand } from './occurrences/command'
import { previewCommand } from './preview/command'

const EXIT_FAILED = 1
const EXIT_USAGE = 2

const program = new Command('absence-engine')
  .description('Absence management on a workspace file.')
  .version(version)
  .addCommand(allowancesCommand)
  .addCommand(occurrencesCommand)
  .addCommand(checkCommand)
  .addCommand(previewCommand)
  .addCommand(decideCommand)
  .addCommand(compareCommand)

/** Every command throws instead of leaving the process, so that exit codes are decided in one place. */
for (const command of [program, ...program.commands]) command.exitOverride()

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // Help and version are answers, everything else that the parser throws is wrong usage.
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE
  } else {
    process.exitCode = EXIT_FAILED
    process.stderr.write(`absence-engine: unexpected failure: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
