import type { Algoliasearch } from 'algoliasearch'
import { z } from 'zod'

/** The delivery API's story, as far as an index is made of it. */
const story = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  default_full_slug: z.string().nullish(),
  lang: z.string().default('default'),
  published_at: z.string().nullish(),
  content: z.looseObject({ component: z.string() }),
  translated_slugs: z.array(z.looseObject({ lang: z.string(), path: z.string() })).nullish(),
})

export const deliveredStories = z.looseObject({ stories: z.array(story) }).transform(({ stories }) => stories)

export const deliveredStory = z.looseObject({ story }).transform(({ story: one }) => one)

export type DeliveredStory = z.output<typeof story>

export type StoryParams = Readonly<Record<string, string | number>>

/** The two services between which an index stands. */
export type IndexSources = {
  /** One page of `cdn/stories`, published ones only. */
  readStories(params: StoryParams): Promise<{ stories: readonly DeliveredStory[]; total: number }>
  /** One published story by its id; undefined when there is none. */
  readStory(id: number, params: StoryParams): Promise<DeliveredStory | undefined>
  client: Algoliasearch
}
