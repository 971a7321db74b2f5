import { z } from 'zod'
import { storiesUrl } from './field-config.ts'

const answer = z.looseObject({
  stories: z.array(z.looseObject({ uuid: z.string(), name: z.string(), full_slug: z.string() })),
})

export type FoundStory = { uuid: string; name: string; slug: string }

export type StoryQuestion = {
  words?: string
  uuid?: string
  contentType?: string
  /** The space's own, as the CMS gives it to a plugin; none where a server beside the plugin has one. */
  token: string | undefined
  signal?: AbortSignal
}

/**
 * Stories of the space by words or identity, drafts included: an editor links to what will be published.
 * @returns undefined when they cannot be had
 */
export async function findStories(question: StoryQuestion): Promise<FoundStory[] | undefined> {
  const { words, uuid, contentType, token, signal } = question
  const params = new URLSearchParams({ version: 'draft', per_page: '20', excluding_fields: 'body,data' })
  if (words) params.set('search_term', words)
  if (uuid) params.set('by_uuids', uuid)
  if (contentType) params.set('content_type', contentType)
  if (token) params.set('token', token)
  try {
    const response = await fetch(`${storiesUrl}?${params}`, signal ? { signal } : {})
    const { stories } = answer.parse(await response.json())
    return stories.map(({ uuid: id, name, full_slug: slug }) => ({ uuid: id, name, slug }))
  } catch {
    return undefined
  }
}
