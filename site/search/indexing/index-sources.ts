import type { Algoliasearch } from 'algoliasearch'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'

/** The two services of an index: it reads stories from one and writes records to the other. */
export type IndexSources = {
  /** One page of `cdn/stories`, published ones only. */
  readStories(params: DeliveryParams): Promise<{ stories: readonly WireStory[]; total: number }>
  /** One published story by its id; undefined when there is none. */
  readStory(id: number, params: DeliveryParams): Promise<WireStory | undefined>
  client: Algoliasearch
}
