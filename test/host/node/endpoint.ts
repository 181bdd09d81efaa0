import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo, Server as TcpServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** What an endpoint was sent. */
export interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Listens on 127.0.0.1 until the test has finished; answers the port. */
export async function listening(server: TcpServer): Promise<number> {
  onTestFinished(() => {
    server.close()
    if ('closeAllConnections' in server) (server as Server).closeAllConnections()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Reads a whole request, notes it, and answers it. */
export const listener = (received: Received[], answer: (response: ServerResponse) => void): RequestListener => (request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    received.push({ method: request.method, path: request.url, headers: request.headers, body: Buffer.concat(pieces).toString() })
    answer(response)
  })
}

/** An endpoint that answers every request in one way. */
export async function endpoint(answer: (response: ServerResponse) => void): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = []
  return { url: `http://127.0.0.1:${await listening(createServer(listener(received, answer)))}/hook?a=b`, received }
}
