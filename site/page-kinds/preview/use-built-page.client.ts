'use client'

import { useCallback, useEffect, useState } from 'react'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import type { DraftContext } from './draft-props.ts'
import { needsServer, type ReadContent } from './edit-page.ts'

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

/** Why the page lacks what the editor has picked: the right to drafts has ended, or the site has no answer. */
export type BuildFailure = 'ended' | 'failed'

type Built = {
  page: PageContent | undefined
  /** Set while the page does not show what was picked last. */
  failure: BuildFailure | undefined
  retry: () => void
}

/**
 * The page with its resolved data from the server. It is requested again when an editor picks another relation, list or template, and
 * not while text is typed; only the response to the last request counts. After a failure the page stays as it was.
 */
export function useBuiltPage({ page, story, read, siteContext }: Building): Built {
  const [answer, setAnswer] = useState<{ to: PageContent | undefined; page: PageContent }>()
  const [failure, setFailure] = useState<BuildFailure>()
  const [round, setRound] = useState(0)
  const built = answer && answer.to === page ? answer.page : page
  const isRequested = 'content' in read && (built === undefined || needsServer(built, read.content))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round requests the same again
  useEffect(() => {
    if (!isRequested) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const results = await requestServer({ story, siteContext }, asking.signal)
      if (asking.signal.aborted) return
      setFailure(results.failure)
      if (results.page) setAnswer({ to: page, page: results.page })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isRequested, page, story, siteContext, round])
  const retry = useCallback(() => setRound((before) => before + 1), [])
  return { page: built, failure: isRequested ? failure : undefined, retry }
}

type Response = { page: PageContent; failure?: undefined } | { page?: undefined; failure: BuildFailure }

async function requestServer(
  question: Pick<Building, 'story' | 'siteContext'>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch('/api/preview/resolve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    if (response.ok) return { page: ((await response.json()) as { page: PageContent }).page }
    return { failure: response.status === 401 ? 'ended' : 'failed' }
  } catch {
    return { failure: 'failed' }
  }
}
