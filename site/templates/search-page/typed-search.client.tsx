'use client'

import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Answered, typedHref, typedIn } from './typed-address.ts'
import { TypedContext } from './typed-words.client.ts'

export type TypedSearchProps = { answered: Answered; children: ReactNode }

/** Milliseconds without a key stroke before the address follows: browsers refuse more than some changes a second. */
const pauseMs = 200

/**
 * A search page whose list follows the field. The address says what is shown: while somebody types it changes in its place,
 * and sending the form makes a new entry of the history after the one that was there before. So the back button leads
 * from a page to the list it was opened from, and from a search to the search before.
 */
export function TypedSearch({ answered, children }: TypedSearchProps) {
  const [words, setWords] = useState(answered.words)
  const [round, setRound] = useState(0)
  const [isUsed, setIsUsed] = useState(false)
  const use = useCallback(() => setIsUsed(true), [])
  const trimmed = words.trim()
  const { follow, send } = useAddress(trimmed, answered)
  useWordsOfAddress(answered, (found) => {
    use()
    setWords(found)
    setRound((before) => before + 1)
  })
  const type = useCallback(
    (next: string) => {
      use()
      follow()
      setWords(next)
    },
    [use, follow],
  )
  const isAhead = trimmed !== answered.words
  const typed = useMemo(
    () => ({ words, isAhead, isUsed, round, use, type, send }),
    [words, isAhead, isUsed, round, use, type, send],
  )
  return <TypedContext value={typed}>{children}</TypedContext>
}

/** Keeps the address in step. The router is not told: it would take every word for a page of its own. */
function useAddress(words: string, answered: Answered) {
  const wanted = typedHref(words, answered)
  const written = useRef(wanted)
  const isSent = useRef(false)
  const { path, href } = answered
  useEffect(() => {
    if (written.current === wanted) return
    const timer = setTimeout(() => {
      if (isSent.current || window.location.pathname !== path) return
      written.current = wanted
      rewrite(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, path])
  const follow = useCallback(() => {
    isSent.current = false
  }, [])
  const send = useCallback(() => {
    isSent.current = true
    if (written.current === href) return
    written.current = href
    rewrite(href)
  }, [href])
  return { follow, send }
}

function rewrite(href: string): void {
  try {
    window.history.replaceState(window.history.state, '', href)
  } catch {
    // Refused because of its frequency: the next pause tries again.
  }
}

/** On the way back the router draws what the server answered then, and the address says what was typed after that. */
function useWordsOfAddress({ words, path }: Answered, onOther: (words: string) => void): void {
  const tell = useEffectEvent(onOther)
  useEffect(() => {
    const read = () => {
      const found = typedIn(window.location, path)
      if (found !== undefined && found !== words) tell(found)
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [words, path])
}
