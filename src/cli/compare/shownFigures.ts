import type { FigureDifferences } from '../../administration/compare/comparison'

interface ShownFigure {
  readonly title: string
  readonly name: keyof FigureDifferences
  /** Left out where it changes in no year. */
  readonly optional?: true
}

/** In the order of a year: what comes in, what goes out, what becomes of the rest. */
const figures: readonly ShownFigure[] = [
  { title: 'Granted', name: 'ruleAllowance' },
  { title: 'Adjusted', name: 'adjustments', optional: true },
  { title: 'Brought fwd', name: 'broughtForward', optional: true },
  { title: 'Taken', name: 'taken' },
  { title: 'Lapsed', name: 'lapsed', optional: true },
  { title: 'Remaining', name: 'remaining' },
  { title: 'Overdrawn', name: 'overdrawn', optional: true },
  { title: 'Carried on', name: 'carriedForward' },
  { title: 'Moved on', name: 'movedOn', optional: true },
  { title: 'Forfeited', name: 'forfeited', optional: true },
  { title: 'Written off', name: 'writtenOff', optional: true },
  { title: 'Left at end', name: 'unusedAtEnd', optional: true },
]

/** The columns of a table of these differences. */
export const shownFigures = (differences: readonly FigureDifferences[]): readonly ShownFigure[] =>
  figures.filter(({ name, optional }) => optional !== true || differences.some((difference) => difference[name] !== 0))
