'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { isHinted } from '#site/routing/login-hint.ts'
import { askForSession, nobody, type SessionAnswer } from './session-answer.ts'
import { logoutTakesMs, type SessionTold, sessionChannel } from './session-channel.ts'

/** How long an answer is believed while the page stands in front. */
const believedMs = 30_000
const everyMs = 5 * 60_000

/** Other parts of the page say with this event that the site has refused them. */
export const sessionRefused = 'zarandal:session-refused'

/** `hasEnded`: a session that this page knew is over, or the answer says why there is none any more. */
export type PageSession = SessionAnswer & { hasEnded: boolean } & {
  check: () => Promise<void>
  tellOthers: (what: SessionTold) => void
}

/**
 * The session of the page. Only a browser that has logged in before asks; it asks when the page opens, when it comes to
 * the front, when another tab says so, and every five minutes.
 */
export function useSession(): PageSession {
  const [session, setSession] = useState<SessionAnswer & { hasEnded: boolean }>({ ...nobody, hasEnded: false })
  const askedAt = useRef(0)

  const check = useCallback(async () => {
    askedAt.current = Date.now()
    setSession((known) => ({ ...known, loading: true }))
    const answer = await readSession().catch(() => undefined)
    // A site that cannot be reached says nothing about the session.
    setSession((known) => (answer ? following(known, answer) : { ...known, loading: false }))
  }, [])

  useEffect(() => {
    const checkAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt.current < believedMs) return
      if (askedAt.current > 0 || isHinted(document.cookie)) void check()
    }
    const checkNow = () => void check()
    if (isHinted(document.cookie)) checkNow()
    const channel = new BroadcastChannel(sessionChannel)
    const hear = ({ data }: MessageEvent<SessionTold>) =>
      window.setTimeout(checkNow, data === 'leaving' ? logoutTakesMs : 0)
    channel.addEventListener('message', hear)
    document.addEventListener('visibilitychange', checkAgain)
    window.addEventListener(sessionRefused, checkNow)
    const timer = window.setInterval(checkAgain, everyMs)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', checkAgain)
      window.removeEventListener(sessionRefused, checkNow)
      window.clearInterval(timer)
    }
  }, [check])

  return { ...session, check, tellOthers }
}

type Known = SessionAnswer & { hasEnded: boolean }

/** What is known after an answer. The first one says why a session ended; those that follow only know that nobody is there. */
function following(known: Known, answer: SessionAnswer): Known {
  const hasEnded = known.hasEnded || (!answer.authenticated && (known.authenticated || answer.error !== undefined))
  const error = answer.authenticated ? undefined : (answer.error ?? known.error)
  return { ...answer, ...(error !== undefined && { error }), hasEnded }
}

function tellOthers(what: SessionTold): void {
  const channel = new BroadcastChannel(sessionChannel)
  // A channel belongs to one origin; there is none to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(what)
  channel.close()
}

/** Ours first; where only the hint is left, the provider is asked whether it still knows this browser. */
async function readSession(): Promise<SessionAnswer> {
  const answer = await askForSession()
  const isWorthAsking = !answer.authenticated && answer.error === undefined && isHinted(document.cookie)
  if (!isWorthAsking) return answer
  // Loaded by customers' browsers alone.
  const { checkSilently } = await import('./check-silently.client.ts')
  return (await checkSilently()) === 'ok' ? await askForSession() : nobody
}
