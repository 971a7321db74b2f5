'use client'

import { useEffect, useState } from 'react'
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

/**
 * The page with its resolved data from the server. It is requested again when an editor picks another relation, list or template, and
 * not while text is typed; only the response to the last request counts.
 */
export function useBuiltPage({ page, story, read, siteContext }: Building): PageContent | undefined {
  const [answer, setAnswer] = useState<{ to: PageContent | undefined; page: PageContent }>()
  const built = answer && answer.to === page ? answer.page : page
  const isRequested = 'content' in read && (built === undefined || needsServer(built, read.content))
  useEffect(() => {
    if (!isRequested) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const results = await requestServer({ story, siteContext }, asking.signal)
      if (results && !asking.signal.aborted) setAnswer({ to: page, page: results })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isRequested, page, story, siteContext])
  return built
}

/** Undefined when the server has no such page, is down or refuses the request: then the page stays as it was. */
async function requestServer(
  question: Pick<Building, 'story' | 'siteContext'>,
  signal: AbortSignal,
): Promise<PageContent | undefined> {
  try {
    const response = await fetch('/api/preview/resolve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    return response.ok ? ((await response.json()) as { page: PageContent }).page : undefined
  } catch {
    return undefined
  }
}
