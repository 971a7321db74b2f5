import { z } from 'zod'
import { storiesUrl } from './field-config.ts'

const answer = z.looseObject({
  stories: z.array(z.looseObject({ uuid: z.string(), name: z.string(), full_slug: z.string() })),
})

export type FoundStory = { uuid: string; name: string; slug: string }

export type StoryRequest = {
  words?: string
  uuid?: string
  contentType?: string
  /** The space's preview token, which the CMS hands to a field plugin; without it nothing can be read. */
  token: string | undefined
  signal?: AbortSignal
}

/**
 * Stories of the space by words or identity, drafts included: an editor links to what will be published. The delivery API
 * authenticates the request by the token.
 * @returns undefined when the CMS handed out no token, or the API refuses or cannot be reached
 */
export async function findStories(question: StoryRequest): Promise<FoundStory[] | undefined> {
  const { words, uuid, contentType, token, signal } = question
  if (token === undefined) return undefined
  const params = new URLSearchParams({ token, version: 'draft', per_page: '20', excluding_fields: 'body,data' })
  if (words) params.set('search_term', words)
  if (uuid) params.set('by_uuids', uuid)
  if (contentType) params.set('content_type', contentType)
  try {
    const response = await fetch(`${storiesUrl}?${params}`, signal ? { signal } : {})
    const { stories } = answer.parse(await response.json())
    return stories.map(({ uuid: id, name, full_slug: slug }) => ({ uuid: id, name, slug }))
  } catch {
    return undefined
  }
}
