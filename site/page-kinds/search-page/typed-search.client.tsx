'use client'

import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Answered, typedHref, typedIn } from './typed-address.ts'
import { TypedContext } from './typed-query.client.ts'

/** Milliseconds without a key stroke before the address follows: browsers refuse more than some changes a second. */
const pauseMs = 200

/**
 * A search page whose list follows the field. The address states what is shown: typing replaces the entry of the history, and sending the
 * form adds one after the earlier search. So the back button leads from a page to the list from which it was opened, and from a search to
 * the one before.
 */
export function TypedSearch({ answered, children }: { answered: Answered; children: ReactNode }) {
  const [words, setWords] = useState(answered.words)
  const [round, setRound] = useState(0)
  const [isUsed, setIsUsed] = useState(false)
  const use = useCallback(() => setIsUsed(true), [])
  const trimmed = words.trim()
  const send = useAddress(trimmed, answered)
  useQueryOfAddress(answered, (results) => {
    use()
    setWords(results)
    setRound((before) => before + 1)
  })
  const type = useCallback(
    (next: string) => {
      use()
      setWords(next)
    },
    [use],
  )
  const isAhead = trimmed !== answered.words
  const typed = useMemo(
    () => ({ words, isAhead, isUsed, round, use, type, send }),
    [words, isAhead, isUsed, round, use, type, send],
  )
  return <TypedContext value={typed}>{children}</TypedContext>
}

/**
 * Updates the address. The router is not notified: it would take every word for a page of its own.
 * @returns restores the earlier search; to be called before the form is sent
 */
function useAddress(words: string, answered: Answered): () => void {
  const wanted = typedHref(words, answered)
  const known = useRef(wanted)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { words: answeredQuery, path, href } = answered
  useEffect(() => {
    if (known.current === wanted) return
    const typedAt = shownAddress()
    timer.current = setTimeout(() => {
      // The typed words belong to the place in the history where they were typed. The router may have left that already.
      if (shownAddress() !== typedAt) return
      known.current = wanted
      rewrite(wanted)
    }, pauseMs)
    return () => clearTimeout(timer.current)
  }, [wanted])
  return useCallback(() => {
    clearTimeout(timer.current)
    // The address itself is asked: on the way back it says words that were typed on this page when it was here before.
    const left = typedIn(window.location, path)
    if (left !== undefined && left !== answeredQuery) rewrite(href)
  }, [answeredQuery, path, href])
}

function shownAddress(): string {
  return `${window.location.pathname}${window.location.search}`
}

function rewrite(href: string): void {
  try {
    window.history.replaceState(window.history.state, '', href)
  } catch {
    // Refused because of its frequency: the next pause tries again.
  }
}

/** On the way back the router renders the earlier response of the server, and the address has the text that was typed after it. */
function useQueryOfAddress({ words, path }: Answered, onOther: (words: string) => void): void {
  const notify = useEffectEvent(onOther)
  useEffect(() => {
    const read = () => {
      const results = typedIn(window.location, path)
      if (results !== undefined && results !== words) notify(results)
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [words, path])
}
