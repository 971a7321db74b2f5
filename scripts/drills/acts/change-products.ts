import { setTimeout as pause } from 'node:timers/promises'
import { indexName } from 'component-schemas/search/index-names.ts'
import { searchClient } from 'site/search/indexing/search-client.ts'
import { z } from 'zod'
import { managementRequests } from '../../management/management-requests.ts'
import { embeddedSpace } from '../../management/read-space.ts'
import { publishContent, storedStoryAt } from '../../management/stored-story.ts'
import type { DrillSystem } from '../drill-system.ts'

const products = 6
const publishEveryMs = 2000
const lookEveryMs = 500

/** A product whose published name the search does not find yet. */
type Waiting = { name: string; since: number }

/** An editor who publishes products under new names, one after the other, and how long the search takes to find each. */
export async function startChanges(drill: DrillSystem) {
  const { settings } = drill
  const cms = managementRequests(embeddedSpace(settings))
  const client = searchClient({
    host: `http://localhost:${settings.SEARCH_PORT}`,
    applicationId: settings.SEARCH_APP_ID,
    key: settings.SEARCH_ADMIN_KEY,
  })
  const rows = z
    .array(z.looseObject({ full_slug: z.string() }))
    .parse(await cms.list('stories', 'stories', { contain_component: 'product', starts_with: 'global/' }))
  const slugs = rows.slice(0, products).map(({ full_slug }) => full_slug)
  const stories = await Promise.all(slugs.map((by_slugs) => storedStoryAt(cms, { by_slugs })))
  const waiting = new Map<number, Waiting>()
  const count = { published: 0, longestMs: 0 }
  const stopping = new AbortController()

  async function publish(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const place = turn % stories.length
      const story = stories[place]
      if (!story) throw new Error('The space has no products.')
      const name = `Cambio${Date.now()}`
      // Of a product that was changed again, the time runs from the first change that is not found.
      waiting.set(place, { name, since: waiting.get(place)?.since ?? performance.now() })
      await publishContent(cms, story, { ...story.content, name })
      count.published += 1
      await pause(publishEveryMs)
    }
  }

  async function look(): Promise<void> {
    while (!stopping.signal.aborted || waiting.size > 0) {
      for (const [place, { name, since }] of waiting) {
        if (!(await isFound(name))) continue
        count.longestMs = Math.max(count.longestMs, performance.now() - since)
        if (waiting.get(place)?.name === name) waiting.delete(place)
      }
      await pause(lookEveryMs)
    }
  }

  async function isFound(query: string): Promise<boolean> {
    const searchParams = { query, typoTolerance: false, hitsPerPage: 1 }
    const { nbHits = 0 } = await client.searchSingleIndex({ indexName: indexName('public', 'es'), searchParams })
    return nbHits > 0
  }

  const running = Promise.all([publish(), look()])
  return {
    /** Counts since the last call. */
    take() {
      const taken = { ...count }
      Object.assign(count, { published: 0, longestMs: 0 })
      return taken
    },
    /** How many changes the search does not find yet. */
    waiting: () => waiting.size,
    /** @param mostMs time for the search to find the last changes. @returns whether it found them */
    async stop(mostMs: number): Promise<boolean> {
      stopping.abort()
      return await Promise.race([running.then(() => true), pause(mostMs, false)])
    },
  }
}
