'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecordPreview } from './record-preview.ts'
import { type EditedDraft, type PreviewFailure, requestPreview } from './request-preview.client.ts'

/** Milliseconds without a key stroke after which the server is asked. */
const pauseMs = 150

type Recorded = {
  record: RecordPreview | undefined
  /** Set while the page does not show what was written last. */
  failure: PreviewFailure | undefined
  retry: () => void
}

/** What a story without a page changes, after every pause of the editor. After a failure the page stays as it was. */
export function useRecord(first: RecordPreview | undefined, { story, siteContext }: EditedDraft): Recorded {
  const [record, setRecord] = useState(first)
  const [failure, setFailure] = useState<PreviewFailure>()
  const [round, setRound] = useState(0)
  const opened = useRef(story)
  useEffect(() => {
    if (story === opened.current && round === 0) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const edited = { story, siteContext }
      const answer = await requestPreview<{ record: RecordPreview }>('/api/preview/record', edited, asking.signal)
      if (asking.signal.aborted) return
      setFailure(answer.failure)
      if (answer.body) setRecord(answer.body.record)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [story, siteContext, round])
  const retry = useCallback(() => setRound((before) => before + 1), [])
  return { record, failure, retry }
}
