import { type HttpRequest, type HttpResponse, serveHost } from './simulated-http.ts'
import { newService, type Service } from './simulated-network.ts'
import { schedule, worldTime } from './simulated-time.ts'

export type Story = {
  id: number
  /** In the folder `global`. */
  slug: string
  edition: number
  isPublished: boolean
  publishedAt: number
  firstAt: number
  /** Id of a story that it links to. */
  link?: number
}

export type Content = {
  service: Service
  /** What every response shows now. */
  stories: ReadonlyMap<number, Story>
  /** Changes a story; requests see it after the delay. */
  change: (id: number, to: Partial<Story>, delayMs: number) => void
}

export const contentHost = 'localhost:4010'

/** @param changed called when responses show another state */
export function startContent(stories: readonly Story[], changed: () => void): Content {
  const service = newService('the content service')
  const shown = new Map(stories.map((story) => [story.id, story]))
  const atVersions = new Map<string, HttpResponse>()
  let version = Math.floor(worldTime() / 1000) - 100

  /** As the vendor's CDN: a request that names an older version may get what was published then. */
  function respond(request: HttpRequest): HttpResponse {
    const { searchParams, pathname } = request.url
    const cv = Number(searchParams.get('cv') ?? version)
    const name = `${pathname}?${searchParams}`
    const known = searchParams.get('version') === 'draft' ? undefined : atVersions.get(name)
    if (known && cv < version) return known
    const made = responseTo(request.url, { shown, version })
    atVersions.set(name, made)
    return made
  }

  serveHost(contentHost, service, respond)
  return {
    service,
    stories: shown,
    change(id, to, delayMs) {
      const publishedAt = Math.floor(worldTime())
      schedule(delayMs, () => {
        const before = shown.get(id)
        if (!before) return
        const isNew = to.isPublished === true || to.edition !== undefined
        shown.set(id, { ...before, ...to, ...(isNew && { publishedAt }) })
        // The version is a second: a further change of the same second does not move it.
        version = Math.max(version, Math.floor(worldTime() / 1000))
        changed()
      })
    },
  }
}

type State = { shown: ReadonlyMap<number, Story>; version: number }

function responseTo({ pathname, searchParams }: URL, { shown, version }: State): HttpResponse {
  if (pathname === '/v2/cdn/spaces/me') return { body: { space: { id: 100_001, name: 'A space', version } } }
  const isDraft = searchParams.get('version') === 'draft'
  const open = [...shown.values()].filter(({ isPublished }) => isPublished || isDraft)
  if (pathname === '/v2/cdn/stories') return listOf(open, searchParams, version)
  const named = decodeURIComponent(pathname.slice('/v2/cdn/stories/'.length))
  const found = open.find(({ id, slug }) => `global/${slug}` === named || String(id) === named)
  if (!found) return { status: 404, body: { error: 'This record could not be found' } }
  const links = open.filter(({ id }) => id === found.link).map((one) => wireOf(one, isDraft))
  return { body: { story: wireOf(found, isDraft), cv: version, rels: [], links } }
}

function listOf(open: readonly Story[], params: URLSearchParams, version: number): HttpResponse {
  const since = Date.parse(params.get('published_at_gte') ?? '') || 0
  const perPage = Number(params.get('per_page') ?? 25)
  const found = open
    .filter(({ publishedAt }) => publishedAt >= since)
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
  const stories = found.slice(0, perPage).map((one) => wireOf(one, false))
  const headers = { total: String(found.length), 'per-page': String(perPage) }
  return { headers, body: { stories, cv: version, rels: [], links: [] } }
}

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

export const draftWord = 'not-public-yet'

function wireOf({ id, slug, edition, publishedAt, firstAt, link }: Story, isDraft: boolean) {
  const text = isDraft ? `${draftWord} ${edition + 1}` : String(edition)
  const linked =
    link === undefined ? {} : { link: { linktype: 'story', fieldtype: 'multilink', id: uuidOf(link), url: '' } }
  return {
    id,
    uuid: uuidOf(id),
    name: slug,
    slug,
    full_slug: `global/${slug}`,
    lang: 'default',
    published_at: new Date(publishedAt).toISOString(),
    first_published_at: new Date(firstAt).toISOString(),
    translated_slugs: [],
    content: { component: 'page', _uid: slug, text, ...linked },
  }
}
