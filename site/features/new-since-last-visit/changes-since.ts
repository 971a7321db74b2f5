import type { TradeChange } from 'component-schemas/cards/trade-cards.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { appearanceOf } from '#site/extranet/appearance-of.ts'
import { requireReader } from '#site/extranet/require-reader.ts'
import type { LastVisit } from './last-visit.ts'

/**
 * Tells what has become of a story since the customer's last visit: it appeared for the first time, or again. On a first visit nothing is marked: all
 * would be new.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function changesSince(visit: LastVisit): Promise<(story: WireStory) => TradeChange | undefined> {
  if (visit.kind !== 'ended') return () => undefined
  const { opensAt } = await requireReader()
  return (story) => {
    const appearance = appearanceOf(story, opensAt(story))
    if (!appearance || appearance.last <= visit.at) return undefined
    return { kind: appearance.first > visit.at ? 'new' : 'changed', at: appearance.last }
  }
}
