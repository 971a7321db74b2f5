import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'

/**
 * Keep-alive timeout of an idle connection, in milliseconds. Longer than a busy machine lets its clients wait between
 * two requests: a connection that closes at the moment of its reuse looks to the client like a service that is down.
 */
const keepAliveTimeout = 120_000

/** Milliseconds that a request in flight may still take. */
const shutdownTimeout = 3_000

type App = {
  fetch: (request: Request) => Response | Promise<Response>
  /** 0 takes any free port. */
  port: number
  /** Called with the origin in the tick in which the port opens: no request is read before it. */
  onListening?: (origin: string) => void
}

/**
 * Serves an app on `localhost`.
 * @returns its origin without a trailing slash, and `close`, which lets requests in flight finish
 * @throws when the port is taken, or `onListening` throws
 */
export function serveApp({ fetch, port, onListening }: App): Promise<{ url: string; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch, port, hostname: 'localhost', serverOptions: { keepAliveTimeout } },
      (address: AddressInfo) => {
        const url = `http://localhost:${address.port}`
        try {
          onListening?.(url)
          resolve({ url, close: () => closeServer(server) })
        } catch (error) {
          server.close()
          reject(error)
        }
      },
    )
    server.once('error', reject)
  })
}

/** A browser keeps idle connections open; each is closed as soon as it has no request in flight. */
async function closeServer(server: ServerType): Promise<void> {
  if (!(server instanceof Server)) return
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  const end = setTimeout(() => server.closeAllConnections(), shutdownTimeout)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(end)
}
