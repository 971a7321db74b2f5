import { createHash } from 'node:crypto'
import { z } from 'zod'

export type ShownAt = {
  /** Website and path, without scheme; the first ones. */
  addresses: readonly string[]
  total: number
}

/** Pages that show a story: its own and others that are rendered from it. Undefined when the site does not respond. */
export type RequestSite = (story: number) => Promise<ShownAt | undefined>

type Site = { siteUrl: string; spaceId: number; previewToken: string }

const shownAt = z.object({ addresses: z.array(z.string()), total: z.number() })

/**
 * Requests from the site the pages that it renders from a story: those of the story, and cached pages that depend on the
 * story or on a list that contains it (`site/content/changes/affected-addresses.ts`). A page without any visit is unknown to it.
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
