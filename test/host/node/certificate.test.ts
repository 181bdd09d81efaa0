/** D56: messages go over TLS only to whom the certificate names, by an authority that is trusted. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nodeWebhookSender } from '../../../src/adapters/node'
import { root, run } from '../run'
import { type Received, listener, listening } from './endpoint'

function opensslIsThere(): boolean {
  try {
    execFileSync('openssl', ['version'])
    return true
  } catch {
    return false
  }
}

const folder = mkdtempSync(join(tmpdir(), 'absence-engine-tls-'))
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]

afterAll(() => rmSync(folder, { recursive: true }))

/** The answers in a child process, as further authorities are read only when a process starts. */
async function answersTrusting(...urls: readonly string[]): Promise<unknown> {
  const program = `
    import { nodeWebhookSender } from './src/adapters/node/index.ts'
    const send = nodeWebhookSender({ timeLimitSeconds: 5, allowPrivateAddresses: true })
    const answers = await Promise.all(process.argv.slice(1).map((url) => send({ url, headers: {}, body: url })))
    console.log(JSON.stringify(answers))`
  const { code, stdout, stderr } = await run(
    process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, ...urls], { cwd: root, env: { NODE_EXTRA_CA_CERTS: certificateFile } })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

describe.skipIf(!opensslIsThere())('certificates', () => {
  const received: Received[] = []

  beforeAll(() => {
    execFileSync('openssl', [
      'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost',
      '-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certificateFile,
    ], { stdio: 'ignore' })
  })

  const port = (): Promise<number> => listening(createServer(
    { key: readFileSync(keyFile), cert: readFileSync(certificateFile) }, listener(received, (response) => response.writeHead(204).end())))

  test('of nobody we trust: refused, also where the environment would let it pass', async () => {
    const send = nodeWebhookSender({ timeLimitSeconds: 1, allowPrivateAddresses: true })
    const message = { url: `https://localhost:${await port()}/`, headers: {}, body: 'hello' }
    const refused = { status: null, error: 'DEPTH_ZERO_SELF_SIGNED_CERT' }
    expect(await send(message)).toEqual(refused)
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    expect(await send(message)).toEqual(refused)
    vi.unstubAllEnvs()
    expect(received).toEqual([])
  })

  test('of one we trust, for this name: sent; for another one: refused', async () => {
    const own = await port()
    const [named, unnamed] = [`https://localhost:${own}/`, `https://127.0.0.1:${own}/`]
    expect(await answersTrusting(named, unnamed)).toEqual([{ status: 204, error: null }, { status: null, error: 'ERR_TLS_CERT_ALTNAME_INVALID' }])
    expect(received).toMatchObject([{ method: 'POST', body: named }])
  })
})
