import { Hono } from 'hono'
import { wholeListAnswer } from '../list-rows.ts'

/** Parts of a space that this service does not have; clients and editors ask for them and take an empty list. */
const names = ['collaborators', 'space_roles', 'workflows', 'workflow_stages', 'releases', 'api_keys', 'experiments']

/** Lists without rows. Writing to them is an unknown endpoint. */
export function emptyLists(): Hono {
  const app = new Hono()
  for (const name of names) app.get(`/${name}`, (request) => wholeListAnswer(request, 0, { [name]: [] }))
  return app
}
