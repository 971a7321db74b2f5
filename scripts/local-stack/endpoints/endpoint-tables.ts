import type { Hono } from 'hono'
import { inspectRoutes } from 'hono/dev'
import { contentService } from '../content-service/content-service.ts'
import { openStore } from '../content-service/store/open-store.ts'
import { editorService } from '../editor/server/editor-service.ts'
import { openCatalogue } from '../search-service/live/catalogue.ts'
import { searchService } from '../search-service/search-service.ts'
import { openDatabase } from '../search-service/store/open-database.ts'

const heading = `# Endpoints

Every route of the stack, made from its code: \`node endpoints/write-endpoints.ts\` rewrites this file, and a test fails when it is out of
date. What an endpoint accepts and where it differs from the vendor's is in the documents of its service. The endpoints of the identity
provider are those that \`/.well-known/openid-configuration\` names.
`

/** The document of all endpoints, one table for each service. */
export function endpointTables(): string {
  const sections = Object.entries(services()).map(([name, app]) => `\n## ${name}\n\n${tableOf(app)}\n`)
  return heading + sections.join('')
}

/** The apps with empty stores in memory: only their routes are read. */
function services(): Record<string, Hono> {
  const log = () => undefined
  const store = openStore(':memory:')
  const tokens = { publicToken: '', previewToken: '', managementToken: '' }
  const database = openDatabase(':memory:')
  const access = { database, applicationId: '', adminKey: '', keys: [] }
  return {
    'Content service': contentService({ store, spaceId: 0, dataFolder: '', ...tokens, origin: () => '', log }),
    'Search service': searchService({ catalogue: openCatalogue(database), access, log }),
    Editor: editorService({
      contentUrl: '',
      ...tokens,
      spaceId: 0,
      siteUrl: '',
      appUrl: '',
      app: { clientId: '', clientSecret: '' },
      pageFolder: '',
    }),
  }
}

function tableOf(app: Hono): string {
  const routes = inspectRoutes(app).filter(({ isMiddleware }) => !isMiddleware)
  const byPath = Map.groupBy(routes, ({ path }) => shownPath(path))
  const inOrder = [...byPath].toSorted(([left], [right]) => (left < right ? -1 : 1))
  const rows = inOrder.map(([path, same]) => {
    const methods = [...new Set(same.map(({ method }) => (method === 'ALL' ? 'any' : method)))]
    return `| \`${path}\` | ${methods.join(', ')} |`
  })
  return ['| path | methods |', '| --- | --- |', ...rows].join('\n')
}

/** `/stories/:id{[0-9]+}/` as `/stories/{id}`; the search protocol writes a star for all indexes. */
function shownPath(path: string): string {
  return path
    .replace(/:star\{[^}]*\}/, '*')
    .replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    .replace(/(?<=.)\/$/, '')
}
