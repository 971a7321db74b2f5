import { z } from 'zod'
import type { WireStory } from '#site/content/delivery/wire-story.ts'

const publishes = z.object({ published_at: z.iso.datetime(), first_published_at: z.iso.datetime().nullish() })

/**
 * When a story appeared to those who may read it, first and last, ISO 8601 in UTC: when it was published, or when its period began where that is
 * later. @param opensAt when its period begins
 * @returns undefined for a story that is not published
 */
export function appearanceOf(
  story: Pick<WireStory, 'published_at'>,
  opensAt: string | undefined,
): { first: string; last: string } | undefined {
  const { data } = publishes.safeParse(story)
  if (!data) return undefined
  const later = (moment: string) => (opensAt !== undefined && opensAt > moment ? opensAt : moment)
  return { first: later(data.first_published_at ?? data.published_at), last: later(data.published_at) }
}
