import { z } from 'zod'
import { deliveredStories, deliveredStory, type IndexSources } from './index-sources.ts'

export type DeliveryAccess = {
  /** Address of the delivery API with its version, such as `http://localhost:4010/v2`. */
  contentUrl: string
  publicToken: string
  fetch?: typeof fetch
}

export type DeliveryClient = Pick<IndexSources, 'readStories' | 'readStory'> & {
  /** Rises with every publishing. */
  readVersion(): Promise<number>
}

/** The content service with its public token: without the token of drafts, no draft is ever read. */
export function deliveryClient({ contentUrl, publicToken, fetch: send = fetch }: DeliveryAccess): DeliveryClient {
  const sendRequest = async (path: string, params: Readonly<Record<string, string | number>>) => {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
    query.set('token', publicToken)
    const response = await send(`${contentUrl}/${path}?${query}`)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${contentUrl}/${path} responded ${response.status}.`)
    const body: unknown = await response.json()
    return { body, total: Number(response.headers.get('total') ?? 0) }
  }
  return {
    async readStories(params) {
      const response = await sendRequest('cdn/stories', { ...params, version: 'published' })
      return { stories: response ? deliveredStories.parse(response.body) : [], total: response?.total ?? 0 }
    },
    async readStory(id, params) {
      const response = await sendRequest(`cdn/stories/${id}`, { ...params, version: 'published' })
      return response && deliveredStory.parse(response.body)
    },
    async readVersion() {
      const response = await sendRequest('cdn/spaces/me', {})
      return z.object({ space: z.object({ version: z.number() }) }).parse(response?.body).space.version
    },
  }
}
