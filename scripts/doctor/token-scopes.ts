import type { Connection } from './connection.ts'
import type { Finding } from './finding.ts'
import { requestPage } from './request-page.ts'

/** A scope of the management token, the paths that show whether it is there, and the commands that need it. */
type Scope = { name: string; level: 'Read' | 'Write' | 'Publish'; paths: readonly string[]; for: string }

/** docs/adopt.md lists the same; a test compares them. */
export const neededScopes: readonly Scope[] = [
  { name: 'Spaces', level: 'Read', paths: [''], for: 'doctor, space:languages (with Write)' },
  {
    name: 'Components',
    level: 'Write',
    paths: ['components/0', 'component_groups/0', 'presets/0', 'internal_tags/0'],
    for: 'schemas:push',
  },
  { name: 'Datasources', level: 'Write', paths: ['datasources/0'], for: 'schemas:push' },
  { name: 'Datasource entries', level: 'Write', paths: ['datasource_entries/0'], for: 'schemas:push' },
  { name: 'Assets', level: 'Write', paths: ['assets/0'], for: 'schemas:push (pictures of presets)' },
  { name: 'Stories', level: 'Publish', paths: ['stories/0/publish'], for: 'schemas:migrate' },
  { name: 'Webhooks', level: 'Read', paths: ['webhook_endpoints'], for: 'doctor' },
]

/** Tries each scope with a request that changes nothing: for a thing that does not exist, refused without the scope only. */
export async function findMissingScopes({ managementUrl, spaceId, managementToken }: Connection): Promise<Finding> {
  const headers = { authorization: managementToken, 'content-type': 'application/json' }
  const isRefused = async (path: string, level: Scope['level']) => {
    const method = level === 'Write' ? 'PUT' : 'GET'
    const address = `${managementUrl}/v1/spaces/${spaceId}/${path}`.replace(/\/$/, '')
    const { status } = await requestPage(address, { method, headers, ...(method === 'PUT' && { body: '{}' }) })
    return status === 401 || status === 403
  }
  const missing: string[] = []
  for (const { name, level, paths, for: commands } of neededScopes) {
    const refused = await Promise.all(paths.map((path) => isRefused(path, level)))
    if (refused.includes(true)) missing.push(`${name} (${level}) for ${commands}`)
  }
  if (missing.length === 0) return { isRight: true }
  const remedy = 'A token keeps its scopes: create a new one with them (docs/adopt.md) and revoke this one.'
  return { isRight: false, problem: `It lacks ${missing.join('; ')}.`, remedy }
}
