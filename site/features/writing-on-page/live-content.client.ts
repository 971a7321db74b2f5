'use client'

import { useLayoutEffect, useState } from 'react'

/** The content of the story as the editor has it now, for code that runs between renders. */
export type LiveContent = {
  now: () => unknown
  /** @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** A stable object: the tools on the page do not render with every key stroke. */
export function useLiveContent(content: unknown): LiveContent {
  const [live] = useState(() => liveContent(content))
  useLayoutEffect(() => live.set(content), [live, content])
  return live
}

function liveContent(first: unknown) {
  let current = first
  const listeners = new Set<() => void>()
  return {
    now: () => current,
    set: (content: unknown) => {
      if (content === current) return
      current = content
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
