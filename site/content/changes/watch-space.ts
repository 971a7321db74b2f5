import 'server-only'
import { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { repeatedly } from '#site/server/on-demand.ts'
import { sharedValues } from '#site/server/page-cache/instances/shared-values.ts'
import { requestLatest } from '../client/read-response.ts'
import { checkSpace, type SpaceSources, type SpaceState } from './check-space.ts'
import { changeFound } from './content-changed.ts'

const published = z.looseObject({
  stories: z.array(
    z.looseObject({
      id: z.number(),
      full_slug: z.string(),
      published_at: z.string(),
      first_published_at: z.string().nullish(),
    }),
  ),
})

const mostListed = 100

const stateName = `space:${env.SPACE_ID}`
const state = z.object({ version: z.number(), total: z.number(), lastAt: z.number(), readAt: z.number() })

/**
 * What an instance saw last, for one that starts: pages that instances share, and those of a CDN, are older than a publish whose message
 * came while none of them ran.
 */
async function lastState(): Promise<SpaceState | undefined> {
  const found = await sharedValues()?.get(stateName)
  try {
    return found && state.parse(JSON.parse(String(found)))
  } catch {
    return undefined
  }
}

/** Polls the version of the space as long as the process lives; after a failure the next poll tries again. */
export function watchSpace(): void {
  let known: SpaceState | undefined
  const run = async () => {
    known = await checkSpace(known ?? (await lastState()), sources)
    await sharedValues()?.put(stateName, Buffer.from(JSON.stringify(known)))
  }
  repeatedly({ name: 'changes of content', run }, env.SPACE_CHECK_SECONDS * 1000)
}

const sources: SpaceSources = {
  async readVersion() {
    const parse = (body: unknown) => z.object({ space: z.looseObject({ version: z.number() }) }).parse(body)
    const response = await requestLatest({ path: 'cdn/spaces/me', params: {}, parse, tagsOf: () => [] })
    return response?.body.space.version ?? 0
  },
  async readPublished() {
    const { body, total } = await listPublished({ sort_by: 'published_at:desc', per_page: 1 })
    return { total, lastAt: Date.parse(body.stories[0]?.published_at ?? '') || 0 }
  },
  async readPublishedSince(moment) {
    const since = new Date(moment).toISOString()
    const { body, total } = await listPublished({ published_at_gte: since, per_page: mostListed })
    if (total > mostListed) return undefined
    return body.stories.map(({ id, full_slug, published_at, first_published_at: first }) => {
      return { id, full_slug, publishedAt: Date.parse(published_at), firstAt: Date.parse(first ?? '') || 0 }
    })
  },
  async forget(story, isUnknown) {
    const what = story && { action: 'published', story_id: story.id, full_slug: story.full_slug }
    await changeFound(what ?? { action: 'unknown' }, isUnknown)
    if (!story) process.stderr.write('A change was found of which no message came: everything is read anew.\n')
  },
}

async function listPublished(params: Record<string, string | number>) {
  const parse = (body: unknown) => published.parse(body)
  const request = { path: 'cdn/stories', params: { version: 'published', ...params }, parse, tagsOf: () => [] }
  return (await requestLatest(request)) ?? { body: { stories: [] }, total: 0 }
}
