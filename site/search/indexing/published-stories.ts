import { z } from 'zod'
import { type DeliveryClient, type DeliveryParams, readDelivery } from '#site/content/delivery/delivery-client.ts'
import { storiesResponse, type WireStory } from '#site/content/delivery/wire-story.ts'

export type PublishedStories = {
  /** One page of `cdn/stories`, published ones only. */
  readStories(params: DeliveryParams): Promise<{ stories: readonly WireStory[]; total: number }>
  /** Unix seconds; rises with every publish. */
  readVersion(): Promise<number>
}

const spaceResponse = z.object({ space: z.object({ version: z.number() }) })

/** @param client with the public token, so that no draft is ever read */
export function publishedStories(client: DeliveryClient): PublishedStories {
  const read = (path: string, params: DeliveryParams) => readDelivery(client, path, { ...params, version: 'published' })
  return {
    async readStories(params) {
      const response = await read('cdn/stories', params)
      return { stories: response ? storiesResponse.parse(response.body).stories : [], total: response?.total ?? 0 }
    },
    async readVersion() {
      return spaceResponse.parse((await read('cdn/spaces/me', {}))?.body).space.version
    },
  }
}
