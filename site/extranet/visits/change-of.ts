import type { TradeChange } from 'component-schemas/cards/trade-cards.ts'
import { z } from 'zod'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LastVisit } from './last-visit.ts'

const publishes = z.object({ published_at: z.iso.datetime(), first_published_at: z.iso.datetime().nullish() })

/**
 * What has become of a story since the customer's last visit: published for the first time, or again. The kind of the last visit decides
 * nothing on a first one: then all would be new.
 */
export function changeOf(story: Pick<WireStory, 'published_at'>, visit: LastVisit): TradeChange | undefined {
  const { data } = publishes.safeParse(story)
  if (visit.kind !== 'ended' || !data || data.published_at <= visit.at) return undefined
  const isNew = (data.first_published_at ?? data.published_at) > visit.at
  return { kind: isNew ? 'new' : 'changed', at: data.published_at }
}
