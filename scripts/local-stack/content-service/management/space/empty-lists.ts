import { Hono } from 'hono'
import { wholeListResponse } from '../list-rows.ts'
import { ManagementError, notFound } from '../management-error.ts'

/** Parts of a space that this service does not have; clients and editors request them and accept an empty list. */
const names = ['collaborators', 'space_roles', 'workflows', 'workflow_stages', 'api_keys', 'experiments']

/**
 * Lists of the libraries that spaces of one organisation share: path and root key of the list. A bulk push or pull of
 * assets reads them even in a space without a library (`storyblok assets push`).
 */
const sharedLists = {
  shared_asset_folders: 'shared_asset_folders',
  shared_assets: 'assets',
  shared_internal_tags: 'internal_tags',
} as const

/** Empty lists. A write to them is an unknown endpoint. */
export function emptyLists(): Hono {
  const app = new Hono()
  for (const name of names) app.get(`/${name}`, (request) => wholeListResponse(request, 0, { [name]: [] }))
  return app.route('/', sharedLibraryRoutes())
}

/**
 * A space without an organisation: its shared lists are empty, its shared records are not found, and writes are
 * refused.
 */
function sharedLibraryRoutes(): Hono {
  const app = new Hono()
  const refuse = () => {
    throw new ManagementError(403, { error: 'This space has no shared asset library' })
  }
  for (const [path, key] of Object.entries(sharedLists)) {
    app.get(`/${path}`, (request) => wholeListResponse(request, 0, { [key]: [] }))
    app.all(`/${path}/:id{[0-9]+}`, () => {
      throw notFound()
    })
    app.on('POST', `/${path}`, refuse)
  }
  app.on('POST', '/assets/:id{[0-9]+}/convert', refuse)
  return app
}
