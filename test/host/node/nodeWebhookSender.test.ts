/** D56: what the Node adapter makes of real endpoints on this machine. */
import { once } from 'node:events'
import { createServer as createTcpServer, getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { nodeWebhookSender } from '../../../src/adapters/node'
import type { WebhookAnswer } from '../../../src/ports'
import { endpoint, listening } from './endpoint'

const headers = { 'content-type': 'application/json', 'webhook-id': 'an id' }
const body = '{"name":"Jürgen"}'

const send = (url: string, timeLimitSeconds = 1): Promise<WebhookAnswer> =>
  nodeWebhookSender({ timeLimitSeconds, allowPrivateAddresses: true })({ url, headers, body })

/** How long something took, in milliseconds. */
async function timed<T>(work: Promise<T>): Promise<{ readonly value: T; readonly took: number }> {
  const start = performance.now()
  const value = await work
  return { value, took: performance.now() - start }
}

describe('an endpoint that answers', () => {
  test('gets one POST with the headers, and the body in UTF-8 with its length', async () => {
    const { url, received } = await endpoint((response) => response.writeHead(200).end('thanks'))
    expect(await send(url)).toEqual({ status: 200, error: null })
    expect(received).toMatchObject([{
      method: 'POST', path: '/hook?a=b', body, headers: { ...headers, 'content-length': '18', connection: 'close' },
    }])
  })

  test.each([200, 204, 400, 410, 500, 503])('%i is its status', async (status) => {
    const { url } = await endpoint((response) => response.writeHead(status).end())
    expect(await send(url)).toEqual({ status, error: null })
  })

  test.each([301, 302, 303, 307, 308])('%i is not followed', async (status) => {
    const target = await endpoint((response) => response.writeHead(200).end())
    const { url } = await endpoint((response) => response.writeHead(status, { location: target.url }).end())
    expect(await send(url)).toEqual({ status, error: null })
    expect(target.received).toEqual([])
  })

  test('many at once, each its own connection', async () => {
    const ports = new Set<number | undefined>()
    const { url, received } = await endpoint((response) => {
      ports.add(response.socket?.remotePort)
      setTimeout(() => response.writeHead(200).end(), 100)
    })
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(url)))
    expect(answers).toEqual(Array.from({ length: 40 }, () => ({ status: 200, error: null })))
    expect([received.length, ports.size]).toEqual([40, 40])
  })
})

describe('the body of an answer', () => {
  test('is read to its end, so that the endpoint can finish', async () => {
    let written = false
    const { url } = await endpoint((response) => {
      response.writeHead(200).write('a')
      setTimeout(() => response.end('b', () => (written = true)), 200)
    })
    const { value, took } = await timed(send(url))
    expect(value).toEqual({ status: 200, error: null })
    expect(written).toBe(true)
    expect(took).toBeGreaterThan(150)
  })

  test('that never ends is cut off', async () => {
    let bytes = 0
    let closed: Promise<unknown> = Promise.resolve()
    const { url } = await endpoint((response) => {
      const piece = Buffer.alloc(16 * 1024)
      closed = once(response, 'close')
      const more = (): void => {
        while (!response.destroyed && response.write(piece)) bytes += piece.length
      }
      response.on('drain', more).writeHead(200)
      more()
    })
    const { value, took } = await timed(send(url, 5))
    expect(value).toEqual({ status: 200, error: null })
    expect(took).toBeLessThan(1500)
    await closed
    // What the sockets' own buffers hold comes on top of what was read.
    expect(bytes).toBeLessThan(16 * 1024 * 1024)
  })

  test('that drips is waited for no longer than the limit; the status has come', async () => {
    let closed: Promise<unknown> = Promise.resolve()
    const { url } = await endpoint((response) => {
      closed = once(response, 'close')
      response.writeHead(201).write('a')
      const drip = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const { value, took } = await timed(send(url, 0.3))
    expect(value).toEqual({ status: 201, error: null })
    expect(took).toBeGreaterThan(250)
    expect(took).toBeLessThan(1500)
    await closed
  })

  test('that breaks off changes nothing', async () => {
    const { url } = await endpoint((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a', () => setTimeout(() => response.destroy(), 50))
    })
    expect(await send(url)).toEqual({ status: 200, error: null })
  })
})

/** An endpoint below HTTP: answers what is written, when the message has come. */
const rawEndpoint = async (text: string | null): Promise<string> => `http://127.0.0.1:${await listening(createTcpServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => {
    if (text === null) socket.destroy()
    else socket.write(text)
  })
}))}/`

describe('an endpoint that does not answer', () => {
  test.each([
    ['silence', ''],
    ['a head that never ends', 'HTTP/1.1 200 OK\r\nx: y\r\n'],
    ['only an interim answer', 'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n'],
  ])('%s: the limit', async (_, text) => {
    const { value, took } = await timed(send(await rawEndpoint(text), 0.3))
    expect(value).toEqual({ status: null, error: 'no answer within 0.3 seconds' })
    expect(took).toBeGreaterThan(250)
    expect(took).toBeLessThan(1500)
  })

  test.each([
    ['a closed connection', null, 'ECONNRESET'],
    ['another protocol', 'SSH-2.0-OpenSSH\r\n', 'HPE_INVALID_CONSTANT'],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`, 'HPE_HEADER_OVERFLOW'],
    ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n', 'closed without an answer'],
  ])('%s', async (_, text, error) => expect(await send(await rawEndpoint(text))).toEqual({ status: null, error }))

  test('nobody listens', async () => {
    const server = createTcpServer()
    const port = await listening(server)
    server.close()
    await once(server, 'close')
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ status: null, error: 'ECONNREFUSED' })
  })

  test('a name that leads nowhere', async () => {
    const { status, error } = await send('http://nowhere.invalid/')
    expect(status).toBeNull()
    expect(['ENOTFOUND', 'EAI_AGAIN']).toContain(error)
  })

  test.each([
    ['no URL', 'ERR_INVALID_URL'],
    ['ftp://127.0.0.1/', 'ERR_INVALID_PROTOCOL'],
  ])('%s', async (url, error) => expect(await send(url)).toEqual({ status: null, error }))

  test('headers that cannot be sent; their text is not told', async () => {
    const message = { url: 'http://127.0.0.1:1/', headers: { 'x-secret': 'a\nb' }, body }
    expect(await nodeWebhookSender({ allowPrivateAddresses: true })(message)).toEqual({ status: null, error: 'ERR_INVALID_CHAR' })
  })
})

describe('addresses that are not public', () => {
  const answer = { status: null, error: 'the address is not public' }
  const strict = nodeWebhookSender({ timeLimitSeconds: 1 })

  /** The hosts, on a port where somebody listens who must not be reached. */
  async function sentTo(host: string): Promise<{ readonly value: WebhookAnswer; readonly connections: number }> {
    let connections = 0
    const port = await listening(createTcpServer((socket) => {
      connections += 1
      socket.destroy()
    }))
    return { value: await strict({ url: `http://${host}:${port}/`, headers, body }), connections }
  }

  test.each(['127.0.0.1', '2130706433', '127.1', '0', '[::ffff:127.0.0.1]', '[::1]', '10.0.0.1', '169.254.169.254', '[fd00::1]'])(
    '%s is refused before it is connected to', async (host) => expect(await sentTo(host)).toEqual({ value: answer, connections: 0 }))

  test.each([true, false])('a name that leads to loopback is refused before it is connected to (all its addresses tried: %s)', async (tried) => {
    const before = getDefaultAutoSelectFamily()
    setDefaultAutoSelectFamily(tried)
    onTestFinished(() => setDefaultAutoSelectFamily(before))
    expect(await sentTo('localhost')).toEqual({ value: answer, connections: 0 })
  })

  test('over TLS too', async () => {
    for (const host of ['127.0.0.1', 'localhost']) expect(await strict({ url: `https://${host}:1/`, headers, body })).toEqual(answer)
  })

  test('a name that leads nowhere keeps its own fault', async () => {
    expect(['ENOTFOUND', 'EAI_AGAIN']).toContain((await strict({ url: 'http://nowhere.invalid/', headers, body })).error)
  })

  test('are reached where they are allowed, by a name too', async () => {
    const { url, received } = await endpoint((response) => response.writeHead(200).end())
    expect(await send(url.replace('127.0.0.1', 'localhost'))).toEqual({ status: 200, error: null })
    expect(received).toHaveLength(1)
  })
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 61])('a time limit of %d seconds is a programmer error', (timeLimitSeconds) => {
  expect(() => nodeWebhookSender({ timeLimitSeconds })).toThrow(
    new RangeError(`expected timeLimitSeconds to be above 0 and at most 60, got ${timeLimitSeconds}`))
})
