import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { afterPaint } from './after-paint.client.ts'
import { asOneMovement, pageHasArrived } from './as-one-movement.client.ts'
import { currentPath } from './current-path.client.ts'
import { needsLoginAgain } from './document-owner/needs-login-again.ts'
import { documentOwner } from './document-owner/owned-document.client.ts'
import { timeHeadline } from './headline-time.client.ts'
import { lateLink } from './late-link.client.ts'
import { listenToLinks } from './listen-to-links.client.ts'
import { type LoadingPhase, loadingClock } from './loading-clock.ts'
import { preloadOnSight } from './preload-on-sight.client.ts'
import { closePopovers } from './settle-on-page.client.ts'

type Preloading = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

/** The whole page, not only the layout around it. */
const whole = { kind: 'full' } as Preloading

export type NavigationHooks = {
  /** Asked for each link that the router could follow: true lets the browser load the page. */
  leavesTo: (to: URL) => boolean
  /** The page that is shown is about to be left for another. */
  onLeave: (to: URL) => void
  /** The router is about to follow a link; not on the way back. */
  onFollow: (to: URL) => void
}

export type Navigation = {
  phase: LoadingPhase
  /** Tells that another page is shown now. */
  finish: () => void
}

/** Follows links through the router, shows that it does, and preloads what is likely to be followed. */
export function useNavigation({ leavesTo, onLeave, onFollow }: NavigationHooks): Navigation {
  const router = useRouter()
  const [phase, setPhase] = useState<LoadingPhase>('idle')
  const [isPending, startTransition] = useTransition()
  const clock = useRef<ReturnType<typeof linkClock>>(undefined)
  const lookAgain = useRef<() => void>(undefined)
  const shown = useRef('')
  const place = useRef('')

  useEffect(() => {
    // In the editor's frame links belong to the editor.
    if (window.parent !== window) return
    const running = linkClock(setPhase)
    clock.current = running
    const go = (to: URL, pressedAt: number | undefined) => {
      onLeave(to)
      const isLeft = leavesTo(to) || needsLoginAgain(to, document.cookie, documentOwner())
      if (isLeft) return window.location.assign(to)
      onFollow(to)
      timeHeadline(pressedAt)
      running.start(to)
      place.current = to.hash
      closePopovers()
      const push = () => startTransition(() => follow(router, to))
      if (followsPicture()) asOneMovement(push)
      else afterPaint(push)
    }
    const onHistory = () => {
      // Back to another place on the same page: nothing is on its way.
      if (shown.current === currentPath()) return
      onLeave(new URL(window.location.href))
      place.current = ''
      timeHeadline(undefined)
      running.start()
    }
    const preloads = preloadOnSight((href) => router.prefetch(href, whole))
    lookAgain.current = preloads.lookAgain
    const stopListening = listenToLinks(go)
    window.addEventListener('popstate', onHistory)
    // A page in the back-forward cache waits for nothing.
    window.addEventListener('pagehide', running.stop)
    return () => {
      running.stop()
      preloads.stop()
      stopListening()
      window.removeEventListener('popstate', onHistory)
      window.removeEventListener('pagehide', running.stop)
    }
  }, [router, leavesTo, onLeave, onFollow])

  useEffect(() => {
    // Also where the router ends at the page where it started: a redirect led back.
    if (!isPending) clock.current?.finish()
  }, [isPending])

  const finish = useCallback(() => {
    addPlace(place.current)
    shown.current = currentPath()
    pageHasArrived()
    clock.current?.finish()
    lookAgain.current?.()
  }, [])
  return { phase, finish }
}

/** The loading bar of a link that is being followed, and the browser's turn where the router does not follow it. */
function linkClock(onPhase: (phase: LoadingPhase) => void) {
  const bar = loadingClock(onPhase)
  const late = lateLink((to) => window.location.assign(to))
  return {
    start(to?: URL) {
      bar.start()
      // Back and forward leave a link that was being followed.
      if (to) late.start(to)
      else late.end()
    },
    finish() {
      bar.finish()
      late.end()
    },
    stop() {
      bar.stop()
      late.end()
    },
  }
}

/**
 * Whether a card is followed whose picture moves to its place on the next page (`ui/card/card.module.css`). The browser takes a
 * picture of the whole page first, a tenth of a second on a slow phone: nobody waits for that where nothing moves.
 */
function followsPicture(): boolean {
  return document.activeElement?.closest('[data-look="product"]') != null
}

/** A filtered list keeps its scroll position; another page starts at its top. */
function follow(router: ReturnType<typeof useRouter>, to: URL): void {
  const isOtherPage = to.pathname !== window.location.pathname
  router.push(`${to.pathname}${to.search}${to.hash}`, { scroll: isOtherPage || to.hash !== '' })
}

/**
 * The place that a link or form names applies to the page to which it is redirected, as it does where the browser follows it. The router
 * takes the redirect's address, which names none.
 */
function addPlace(place: string): void {
  if (place === '' || window.location.hash !== '') return
  window.history.replaceState(window.history.state, '', `${currentPath()}${place}`)
  document.getElementById(decodeURIComponent(place.slice(1)))?.scrollIntoView()
}
