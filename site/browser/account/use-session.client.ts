import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  coverDocument,
  documentOwner,
  isCovered,
  replaceDocument,
} from '#site/browser/navigation/document-owner/owned-document.client.ts'
import { hintedLogin } from '#site/routing/cookies/login-hint.ts'
import { isOfAnother } from './is-of-another.client.ts'
import { type SessionEvent, sessionChannel } from './session-channel.ts'
import { noSession, requestSession, type SessionResponse } from './session-response.ts'

/** How long a response is valid while the page is visible. */
const believedMs = 30_000
const everyMs = 5 * 60_000

/** Other parts of the page say with this event that the site has refused them. */
export const sessionRefused = 'site:session-refused'

/** `hasEnded`: a known session has ended, or the response has the reason why there is none. */
export type PageSession = SessionResponse & { hasEnded: boolean } & {
  check: () => Promise<void>
  publish: (event: SessionEvent) => void
}

/**
 * The session of the page. Only a browser that has logged in before sends requests: when the page opens, when it becomes visible, when
 * another tab publishes a change, and every five minutes. A document that belongs to another customer, or contains pages of an ended
 * login, is replaced.
 * @param homeHref public page that replaces pages of the extranet after a logout
 */
export function useSession(homeHref: string): PageSession {
  const [session, setSession] = useState<Known>({ ...noSession, hasEnded: false })
  const last = useRef<Last>({ requestedAt: 0 })
  const channel = useRef<BroadcastChannel>(undefined)
  const publish = useCallback((event: SessionEvent) => {
    // A channel belongs to one origin, and gets no event of its own.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.current?.postMessage(event)
  }, [])

  const check = useCallback(async () => {
    last.current.requestedAt = Date.now()
    setSession((known) => ({ ...known, loading: true }))
    const response = await readSession().catch(() => undefined)
    // A site that cannot be reached says nothing about the session.
    if (!response) return setSession((known) => ({ ...known, loading: false }))
    // A covered document is about to be replaced already.
    if (isCovered()) return
    if (isOfAnother(response, documentOwner())) return replaceOver(homeHref)
    const isNew = response.login !== undefined && response.login !== last.current.login
    last.current = { ...last.current, hint: hintedLogin(document.cookie), login: response.login }
    if (isNew) publish('changed')
    setSession((known) => following(known, response))
  }, [publish, homeHref])

  useEffect(() => {
    // The browser's back/forward cache stores whole pages: without a name, and they check again.
    const forgetName = () => flushSync(() => setSession({ ...noSession, hasEnded: false }))
    const stopListening = listenForChanges({ check, forgetName, last })
    channel.current = new BroadcastChannel(sessionChannel)
    const unsubscribe = subscribeToTabs(channel.current, { check, last, homeHref })
    return () => {
      stopListening()
      unsubscribe()
    }
  }, [check, homeHref])

  return { ...session, check, publish }
}

/** The last response: when it was requested, and the hint cookie and the login that came with it. */
type Last = { requestedAt: number; hint?: string | undefined; login?: string | undefined }
type Checked = { check: () => Promise<void>; last: { current: Last } }

function isHintNew({ hint }: Last): boolean {
  return hintedLogin(document.cookie) !== hint
}

/** Checks when the document opens, is shown again or is refused something, and when the last response is old. */
function listenForChanges({ check, last, forgetName }: Checked & { forgetName: () => void }): () => void {
  const checkNow = () => void check()
  const checkAgain = () => {
    const { requestedAt } = last.current
    const isDue =
      Date.now() - requestedAt >= believedMs && (requestedAt > 0 || hintedLogin(document.cookie) !== undefined)
    if (document.visibilityState === 'visible' && (isDue || isHintNew(last.current))) checkNow()
  }
  const onHide = ({ persisted }: PageTransitionEvent) => persisted && forgetName()
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && checkNow()
  // A page from behind the login had a session when it was rendered, whatever the hint says.
  if (hintedLogin(document.cookie) !== undefined || documentOwner() !== undefined) checkNow()
  document.addEventListener('visibilitychange', checkAgain)
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  window.addEventListener(sessionRefused, checkNow)
  const timer = window.setInterval(checkAgain, everyMs)
  return () => {
    document.removeEventListener('visibilitychange', checkAgain)
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener(sessionRefused, checkNow)
    window.clearInterval(timer)
  }
}

/** Pauses between the requests; a logout that takes longer than their sum did not happen. */
const pausesMs = [100, 200, 400, 800, 1600, 3200, 6400]

/**
 * Waits until the site has ended a login. The tab that logs out publishes it when it sends its form, before the site knows.
 * @param login mark of the login
 */
async function waitForLogout(login: string | undefined): Promise<void> {
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    // An unreachable site says nothing about the session.
    const response = await requestSession().catch(() => undefined)
    if (response && (!response.authenticated || response.login !== login)) return
  }
}

/** A logout in another tab hides pages from behind the login at once; they are replaced once the site has ended the session. */
function subscribeToTabs(
  channel: BroadcastChannel,
  { check, last, homeHref }: Checked & { homeHref: string },
): () => void {
  const leave = async () => {
    const owner = documentOwner()
    if (owner !== undefined) coverDocument()
    await waitForLogout(owner ?? hintedLogin(document.cookie))
    if (owner === undefined) await check()
    else replaceOver(homeHref)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => {
    if (data === 'leaving') void leave()
    else if (isHintNew(last.current)) void check()
  })
  return () => channel.close()
}

/**
 * Replaces a document whose login is over. After a logout, which takes the hint cookie along, the same address would begin a
 * login at once, and the provider may not have ended its own session yet: a public page takes its place.
 */
function replaceOver(homeHref: string): void {
  replaceDocument(hintedLogin(document.cookie) === undefined ? homeHref : undefined)
}

type Known = SessionResponse & { hasEnded: boolean }

/** The state after a response. The first one has the reason why a session ended; later ones only that there is none. */
function following(known: Known, response: SessionResponse): Known {
  const hasEnded = known.hasEnded || (!response.authenticated && (known.authenticated || response.error !== undefined))
  const error = response.authenticated ? undefined : (response.error ?? known.error)
  return { ...response, ...(error !== undefined && { error }), hasEnded }
}

/**
 * Our session first; where only the hint is left, a request to the provider checks whether it has one. Pages of the extranet do not wait
 * for that: they are replaced.
 */
async function readSession(): Promise<SessionResponse> {
  const response = await requestSession()
  const hasEnded = response.error !== undefined || hintedLogin(document.cookie) === undefined
  if (response.authenticated || hasEnded || documentOwner() !== undefined) return response
  // Loaded by customers' browsers alone.
  const { checkSilently } = await import('./check-silently.client.ts')
  return (await checkSilently()) === 'ok' ? await requestSession() : noSession
}
