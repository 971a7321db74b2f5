'use client'

import { useCallback, useEffect, useState } from 'react'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import type { DraftContext } from './draft-props.ts'
import { needsServer, type ReadContent } from './edit-page.ts'
import { type PreviewFailure, requestPreview } from './request-preview.client.ts'

/** Milliseconds without a key stroke after which the server is asked. */
const pauseMs = 150

type Building = {
  /** What the server built when the page was loaded, or read again. */
  page: PageContent | undefined
  /** What the editor has now, as it came and as it was read. */
  story: WireStory
  read: ReadContent
  siteContext: DraftContext
}

type Built = {
  page: PageContent | undefined
  /** Set while the page does not show what was picked last. */
  failure: PreviewFailure | undefined
  retry: () => void
}

/**
 * The page with its resolved data from the server. It is requested again when an editor picks another relation, list or template, and
 * not while text is typed; only the response to the last request counts. After a failure the page stays as it was.
 */
export function useBuiltPage({ page, story, read, siteContext }: Building): Built {
  const [answer, setAnswer] = useState<{ to: PageContent | undefined; page: PageContent }>()
  const [failure, setFailure] = useState<PreviewFailure>()
  const [retries, setRetries] = useState(0)
  const built = answer && answer.to === page ? answer.page : page
  const isRequested = 'content' in read && (built === undefined || needsServer(built, read.content))
  useEffect(() => {
    if (!isRequested) return
    const asking = new AbortController()
    const timer = setTimeout(
      async () => {
        const edited = { story, siteContext }
        const { body, failure: why } = await requestPreview<{ page: PageContent }>(
          '/api/preview/resolve',
          edited,
          asking.signal,
        )
        if (asking.signal.aborted) return
        setFailure(why)
        if (body) setAnswer({ to: page, page: body.page })
      },
      pauseMs / (1 + retries),
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isRequested, page, story, siteContext, retries])
  const retry = useCallback(() => setRetries((before) => before + 1), [])
  return { page: built, failure: isRequested ? failure : undefined, retry }
}
