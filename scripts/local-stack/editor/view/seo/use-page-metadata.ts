import { useEffect, useRef, useState } from 'react'
import type { StoryWriter } from '../../frame/use-preview.ts'
import type { WireStory } from '../../services/wire-story.ts'

/** The texts that the site prints for search engines and shared links (the site's `POST /api/preview/metadata`). */
export type PageMetadata = {
  title: string
  description?: string
  written: { title: string; description?: string }
  siteName?: string
  address: string
  isHidden: boolean
  image?: { url: string; alt: string; width: number; height: number }
}

/** `none`: no page shows the story in this language, or it lacks a required part of its page. */
export type DescribedPage = PageMetadata | 'none' | 'failed' | undefined

/**
 * The metadata of the edited story, from the site. One request is sent at a time: text typed meanwhile is sent with the next one, so
 * that the last key stroke is always described.
 */
export function usePageMetadata(story: WireStory, write: StoryWriter | undefined): DescribedPage {
  const [described, setDescribed] = useState<DescribedPage>()
  const pending = useRef<{ body: string } | undefined>(undefined)
  const isBusy = useRef(false)
  useEffect(() => {
    if (!write) return
    pending.current = { body: JSON.stringify({ story: write(story) }) }
    if (isBusy.current) return
    const sendNext = async (): Promise<void> => {
      const next = pending.current
      pending.current = undefined
      isBusy.current = next !== undefined
      if (!next) return
      setDescribed(await requestMetadata(next.body))
      await sendNext()
    }
    void sendNext()
  }, [story, write])
  return described
}

async function requestMetadata(body: string): Promise<DescribedPage> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch('/page-metadata', sent).catch(() => undefined)
  if (response?.status === 404) return 'none'
  if (!response?.ok) return 'failed'
  const { metadata }: { metadata: PageMetadata } = await response.json()
  return metadata
}
