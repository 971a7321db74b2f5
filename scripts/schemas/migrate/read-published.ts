import { z } from 'zod'
import type { ManagementRequests, Space } from '../../management/management-requests.ts'
import type { ReadPublished } from './published-layer.ts'

const space = z.object({
  space: z.object({ first_token: z.string(), languages: z.array(z.object({ code: z.string() })).nullish() }),
})
const delivered = z.object({ story: z.object({ content: z.record(z.string(), z.unknown()) }) })

/** The management hosts of the vendor's regions have a delivery host beside them (Storyblok docs, API regions). */
function deliveryHost(contentUrl: string): string {
  return contentUrl.replace('://mapi', '://api')
}

/** Reads published content with a token from the management API; and the space's languages. */
export async function readPublishedFrom(
  { contentUrl, deliveryUrl = deliveryHost(contentUrl), spaceId }: Space & { deliveryUrl?: string },
  { space: readSpace }: Pick<ManagementRequests, 'space'>,
): Promise<{ read: ReadPublished; languages: string[] }> {
  const { first_token: token, languages } = space.parse(await readSpace()).space
  const read: ReadPublished = async (story, language) => {
    // A unique number per request, because a stale cached response must not be migrated.
    const query = new URLSearchParams({ token, version: 'published', cv: String(Date.now()) })
    if (language !== 'default') query.set('language', language)
    const response = await fetch(`${deliveryUrl}/v2/cdn/stories/${story}?${query}`)
    if (!response.ok) throw new Error(`The delivery of story ${story} of space ${spaceId} returned ${response.status}.`)
    return delivered.parse(await response.json()).story.content
  }
  return { read, languages: (languages ?? []).map(({ code }) => code) }
}
