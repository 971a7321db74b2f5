import 'server-only'
import { redirect } from 'component-schemas/content-types/redirect/schema.ts'
import { redirectOrder, redirectStories, redirectsRequest } from '#site/content/addresses/list-redirects.ts'
import { previewedNow, readDraft } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { asReleased } from './as-released.ts'
import { withPlannedLinks } from './planned-links.ts'
import { plannedNow } from './planned-now.ts'
import type { PlannedStories } from './planned-stories.ts'
import { readChanged } from './read-changed.ts'
import { mergeSorted, storyOrder } from './story-order.ts'

/** Redirects have no languages. */
const language = 'default'

/** The redirects as they will be, in the order in which their rules count. */
export async function plannedRedirects(): Promise<readonly WireStory[]> {
  const plan = await plannedNow()
  if (plan) return await redirectsOf(plan)
  if (previewedNow().release === undefined) return await redirectStories()
  const stories = await redirectStories(readDraft)
  return (await asReleased({ stories, total: stories.length }, () => redirectStories())).stories
}

async function redirectsOf(plan: PlannedStories): Promise<readonly WireStory[]> {
  const published = await redirectStories()
  const changes = plan.allIn(language).filter(({ contentType = redirect.name }) => contentType === redirect.name)
  if (changes.length === 0) return published
  const changed = new Set(changes.map(({ uuid }) => uuid))
  const planned = await readChanged(changes, language, (uuids) =>
    redirectsRequest({ by_uuids: uuids.join(','), per_page: uuids.length, page: 1 }),
  )
  const others = published.filter(({ uuid }) => !changed.has(uuid))
  const order = storyOrder(redirectOrder)
  const shown = mergeSorted(others, planned.toSorted(order), order)
  return await withPlannedLinks(shown, { plan, language })
}
