import { type Context, Hono } from 'hono'
import { ProtocolError } from './protocol-error.ts'
import { browseRoutes } from './routes/browse-routes.ts'
import { eventRoutes } from './routes/event-routes.ts'
import { indexRoutes } from './routes/index-routes.ts'
import { keyRoutes } from './routes/key-routes.ts'
import { batchRoutes, objectRoutes } from './routes/object-routes.ts'
import { queryRoutes } from './routes/query-routes.ts'
import { recommendRoutes } from './routes/recommend-routes.ts'
import type { ServiceContext } from './routes/service-context.ts'
import { synonymRoutes } from './routes/synonym-routes.ts'

/** The whole service as one app. Browsers of any origin may send requests: the key decides what they may read. */
export function searchService(service: ServiceContext): Hono {
  const app = new Hono({ strict: false })
  app.use('*', async (request, next) => {
    request.header('access-control-allow-origin', '*')
    if (request.req.method === 'OPTIONS') return preflight(request)
    await next()
  })
  app.onError((error, request) => refuse(service, error, request))
  app.notFound((request) => unknownEndpoint(service, request))
  app.get('/healthz', (request) => request.json({ ok: true }))
  const parts = [
    queryRoutes,
    recommendRoutes,
    eventRoutes,
    batchRoutes,
    browseRoutes,
    synonymRoutes,
    keyRoutes,
    indexRoutes,
    objectRoutes,
  ]
  for (const part of parts) app.route('/', part(service))
  return app
}

function preflight(request: Context): Response {
  request.header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS')
  request.header('access-control-allow-headers', request.req.header('access-control-request-headers') ?? '*')
  request.header('access-control-max-age', '600')
  return request.body(null, 204)
}

function refuse({ log }: ServiceContext, error: Error, request: Context): Response {
  if (error instanceof ProtocolError) {
    return request.json({ message: error.message, status: error.status }, error.status)
  }
  log(`${request.req.method} ${request.req.path} failed: ${error.stack ?? error.message}`)
  return request.json({ message: 'Internal Server Error', status: 500 }, 500)
}

/**
 * An endpoint that is not built is refused with a message: an empty response would look like a result, and the
 * official clients treat a 5xx as a host that is down and report "Unreachable hosts" instead of the message.
 */
function unknownEndpoint({ log }: ServiceContext, request: Context): Response {
  log(`unknown endpoint: ${request.req.method} ${request.req.path}`)
  const message = `${request.req.method} ${request.req.path} is not part of this service`
  return request.json({ message, status: 400 }, 400)
}
