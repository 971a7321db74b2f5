import { Hono } from 'hono'
import { z } from 'zod'
import { isTimezone } from '../../../zone-time.ts'
import { bumpCacheVersion } from '../../store/cache-version.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { existsIn } from '../../store/release-tables.ts'
import { storedValue } from '../../store/stored-json.ts'
import { tokenHolder } from '../acting-user.ts'
import { wholeListResponse } from '../list-rows.ts'
import { readId, readJson, readQuery } from '../read-request.ts'
import { requireRow, updateRow } from '../write-row.ts'

type SpaceRow = {
  id: number
  name: string
  domain: string
  languages: string
  default_lang_name: string
  environments: string
  options: string
  created_at: string
  updated_at: string
}

const spaceChange = z.object({
  space: z
    .object({
      name: z.string().trim().min(1, "can't be blank"),
      domain: z.string(),
      default_lang_name: z.string().nullable(),
      languages: z.array(
        z.object({ code: z.string().regex(/^[a-z]{2,3}([-_][A-Za-z0-9]+)*$/, 'is invalid'), name: z.string() }),
      ),
      environments: z.array(z.object({ name: z.string(), location: z.string() })),
      // `timezone` is an own option: the vendor documents no time zone of a space.
      options: z.looseObject({ timezone: z.string().refine(isTimezone, 'is not a time zone').optional() }),
    })
    .partial(),
})

/** `/v1/spaces`: the only space. Storyblok docs, management API: spaces. */
export function spaceRoutes(context: ContentContext): Hono {
  const { store, spaceId } = context
  const app = new Hono()
  const requireSpace = (id: number) => requireRow<SpaceRow>(store, 'spaces', id)

  app.get('/', (request) => {
    const search = readQuery(request, ['search', 'page', 'per_page']).get('search') ?? ''
    const spaces = [requireSpace(spaceId)].filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return wholeListResponse(request, spaces.length, { spaces: spaces.map((row) => toWireSpace(context, row)) })
  })

  app.get('/:id{[0-9]+}', (request) => request.json({ space: toWireSpace(context, requireSpace(readId(request))) }))

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { space } = await readJson(request, spaceChange)
    const id = readId(request)
    store.transaction(() => {
      requireSpace(id)
      updateRow(store, 'spaces', { ...space, id, default_lang_name: space.default_lang_name ?? undefined })
      bumpCacheVersion(store)
    })
    return request.json({ space: toWireSpace(context, requireSpace(id)) })
  })
  return app
}

function toWireSpace({ store, previewToken }: ContentContext, row: SpaceRow) {
  const count = (table: string, condition = '1') =>
    store.get<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE deleted_at IS NULL AND ${condition}`)?.n ?? 0
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    plan: 'local',
    plan_level: 999,
    region: 'eu',
    role: 'admin',
    owner_id: tokenHolder.id,
    owner: { id: tokenHolder.id, userid: tokenHolder.userid, friendly_name: tokenHolder.friendly_name },
    languages: storedValue(row.languages),
    default_lang_name: row.default_lang_name,
    environments: storedValue(row.environments),
    first_token: previewToken,
    options: storedValue(row.options),
    collaborators: [],
    space_roles: [],
    stories_count: count('stories', existsIn('id')),
    assets_count: count('assets'),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
