import { createServer } from 'node:http'
import { resolve } from 'node:path'
import next from 'next'
import { env } from './env.ts'
import { diskShelf } from './page-store/disk-shelf.ts'
import { pageStore } from './page-store/page-store.ts'
import { serveRequest } from './page-store/serve-request.ts'
import { sharePageStore } from './page-store/shared-page-store.ts'
import { marketForHost } from './routing/market-for-host.ts'

/** The site's process: the framework, and in production the page store in front of it. */
const isProduction = env.NODE_ENV === 'production'
const dir = import.meta.dirname
const server = createServer()
// The framework takes the server for the socket over which the development page reloads.
const app = next({ dev: !isProduction, dir, hostname: 'localhost', port: env.SITE_PORT, httpServer: server })
await app.prepare()
const framework = app.getRequestHandler()

server.on('request', isProduction ? withPageStore() : framework)
server.listen(env.SITE_PORT, 'localhost', () => process.stdout.write(`site ready at ${env.SITE_URL}\n`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

function withPageStore() {
  const report = (message: string) => void process.stderr.write(`${message}\n`)
  const shelf = diskShelf(resolve(dir, '..', env.PAGE_STORE_FOLDER), report)
  const store = pageStore({ maxBytes: env.PAGE_STORE_MEGABYTES * 2 ** 20, shelf })
  sharePageStore(store)
  return serveRequest({ store, framework, report, siteOf: (host) => marketForHost(host).id })
}

/** Finishes the requests under way, then ends the process. */
function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 5000).unref()
}
