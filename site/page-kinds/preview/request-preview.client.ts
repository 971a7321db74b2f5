'use client'

import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { DraftContext } from './draft-props.ts'

/** Why the server does not say how the story looks now: the right to drafts has ended, or there is no answer. */
export type PreviewFailure = 'ended' | 'failed'

/** What the editor has now, and where its page is. */
export type EditedDraft = { story: WireStory; siteContext: DraftContext }

/**
 * Sends a story that is being edited to an interface of the preview.
 * @returns the body of the response, which is this website's own
 */
export async function requestPreview<Body>(
  path: '/api/preview/record' | '/api/preview/resolve',
  edited: EditedDraft,
  signal: AbortSignal,
): Promise<{ body: Body; failure?: undefined } | { body?: undefined; failure: PreviewFailure }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edited),
      signal,
    })
    if (response.ok) return { body: (await response.json()) as Body }
    return { failure: response.status === 401 ? 'ended' : 'failed' }
  } catch {
    return { failure: 'failed' }
  }
}
