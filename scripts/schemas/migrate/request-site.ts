import { createHash } from 'node:crypto'
import { z } from 'zod'

export type ShownAt = {
  /** Website and path, without scheme; the first ones. */
  addresses: readonly string[]
  total: number
}

/** Where visitors meet a story: on its own pages and on others that are drawn from it. Undefined when nobody tells. */
export type RequestSite = (story: number) => Promise<ShownAt | undefined>

type Site = { siteUrl: string; spaceId: number; previewToken: string }

const shownAt = z.object({ addresses: z.array(z.string()), total: z.number() })

/**
 * Asks the site for the pages that it draws from a story: those of the story, and those it has drawn and kept that name the
 * story or a list it stands in (`site/content/changes/affected-addresses.ts`). A page that nobody has opened yet is not known to it.
 */
export function requestSite({ siteUrl, spaceId, previewToken }: Site): RequestSite {
  return async (story) => {
    const url = new URL('/api/preview/affected', siteUrl)
    const signed = { story: String(story), ...signature(spaceId, previewToken) }
    for (const [name, value] of Object.entries(signed)) url.searchParams.set(name, value)
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    )
    return response?.ok ? shownAt.parse(await response.json()) : undefined
  }
}

/** Storyblok docs, "How to verify the preview query parameters of the Visual Editor". */
function signature(spaceId: number, previewToken: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')
  return {
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  }
}
