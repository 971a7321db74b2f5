import { z } from 'zod'

export type StoryAccess = {
  /** Address of the delivery API without `/v2`. */
  contentUrl: string
  previewToken: string
}

const answer = z.looseObject({
  stories: z.array(z.looseObject({ uuid: z.string(), name: z.string(), full_slug: z.string() })),
})

/** What a picker may ask; anything else is left out. */
const asked = ['search_term', 'by_uuids', 'content_type', 'per_page'] as const

/**
 * Stories by words, identity or kind, drafts included, without what is in them. The token stays here.
 * @returns undefined when the service does not answer
 */
export async function findStories(question: URLSearchParams, { contentUrl, previewToken }: StoryAccess) {
  const params = new URLSearchParams({ version: 'draft', token: previewToken, per_page: '20' })
  for (const name of asked) {
    const value = question.get(name)
    if (value !== null && value.length <= 200) params.set(name, value)
  }
  try {
    const response = await fetch(`${contentUrl}/v2/cdn/stories?${params}`, { signal: AbortSignal.timeout(5000) })
    const { stories } = answer.parse(await response.json())
    return stories.map(({ uuid, name, full_slug }) => ({ uuid, name, full_slug }))
  } catch {
    return undefined
  }
}
