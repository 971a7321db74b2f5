import { z } from 'zod'
import { type DeliveryClient, type DeliveryParams, readDelivery } from '#site/content/delivery/delivery-client.ts'
import { storiesResponse, storyResponse } from '#site/content/delivery/wire-story.ts'
import type { IndexSources } from './index-sources.ts'

export type PublishedStories = Pick<IndexSources, 'readStories' | 'readStory'> & {
  /** Rises with every publish. */
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
    async readStory(id, params) {
      const response = await read(`cdn/stories/${id}`, params)
      return response && storyResponse.parse(response.body).story
    },
    async readVersion() {
      return spaceResponse.parse((await read('cdn/spaces/me', {}))?.body).space.version
    },
  }
}
