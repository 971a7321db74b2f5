import { Hono } from 'hono'
import { deleteKey, findKey, listKeys, putKey, toWireKey } from '../access/key-record.ts'
import { ProtocolError } from '../protocol-error.ts'
import { accessFor, readBody } from './request.ts'
import { now, type ServiceContext } from './service-context.ts'

/** Keys, for the admin key only. */
export function keyRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  const { database } = service.catalogue
  app.use('/1/keys/*', async (request, next) => {
    if (!accessFor(request, service.access).isAdmin)
      throw new ProtocolError(403, 'Method not allowed with this API key')
    await next()
  })
  app.get('/1/keys', (request) => request.json({ keys: listKeys(database).map(toWireKey) }))
  app.post('/1/keys', async (request) => {
    const key = putKey(database, await readBody(request))
    return request.json({ key: key.value, createdAt: now() }, 201)
  })
  app.get('/1/keys/:key', (request) => {
    const key = findKey(database, request.req.param('key'))
    if (!key) throw new ProtocolError(404, 'Key does not exist')
    return request.json(toWireKey(key))
  })
  app.put('/1/keys/:key', async (request) => {
    const value = request.req.param('key')
    if (!findKey(database, value)) throw new ProtocolError(404, 'Key does not exist')
    putKey(database, await readBody(request), value)
    return request.json({ key: value, updatedAt: now() })
  })
  app.delete('/1/keys/:key', (request) => {
    if (!deleteKey(database, request.req.param('key'))) throw new ProtocolError(404, 'Key does not exist')
    return request.json({ deletedAt: now() })
  })
  return app
}
