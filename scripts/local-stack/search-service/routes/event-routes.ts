import { Hono } from 'hono'
import { textIn } from '../../plain-value.ts'
import { isObject } from '../live/attribute-values.ts'
import { ProtocolError } from '../protocol-error.ts'
import { accessFor, readBody, requireAccess } from './request.ts'
import type { ServiceContext } from './service-context.ts'

const mostEvents = 1000
const kinds = ['click', 'view', 'conversion']

/** Events of visitors on results: stored, never returned. */
export function eventRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  const { database } = service.catalogue
  app.post('/1/events', async (request) => {
    const access = accessFor(request, service.access)
    requireAccess(access, 'search')
    const body = await readBody(request)
    const events = isObject(body) && Array.isArray(body.events) ? body.events : undefined
    if (!events || events.length > mostEvents) throw new ProtocolError(422, `Expecting 1 to ${mostEvents} events`)
    const stored = events.filter((event) => !isObject(event) || event.eventType !== 'instantsearch')
    for (const event of stored) requireEvent(event)
    database.transaction(() => {
      for (const event of stored) {
        database.run('INSERT INTO events (body, received_at) VALUES (?, ?)', JSON.stringify(event), Date.now())
      }
    })
    return request.json({ status: 200, message: 'OK' })
  })
  return app
}

function requireEvent(event: unknown): void {
  if (!isObject(event)) throw new ProtocolError(422, 'An event is an object')
  if (!kinds.includes(textIn(event.eventType)))
    throw new ProtocolError(422, 'EventType must be one of "click", "conversion" or "view"')
  for (const name of ['eventName', 'index', 'userToken']) {
    if (typeof event[name] !== 'string' || event[name] === '') throw new ProtocolError(422, `The event needs "${name}"`)
  }
  const hasObjects = Array.isArray(event.objectIDs) && event.objectIDs.length > 0
  const hasFilters = Array.isArray(event.filters) && event.filters.length > 0
  if (hasObjects === hasFilters) throw new ProtocolError(422, 'An event needs either objectIDs or filters')
}
