import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = {
  server: Server
  /** `http://localhost:<port>`, without a slash at its end. */
  origin: string
  /** Ends it and every connection to it; a test or a `beforeAll` hands it on to be called at its end. */
  close: () => Promise<void>
}

/** A real server for tests, on a free port. */
export async function listening(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    server,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
