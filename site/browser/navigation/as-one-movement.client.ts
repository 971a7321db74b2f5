import { afterPaint, longestWaitMs } from './after-paint.client.ts'

/** The screen is frozen for so long at most while the next page is awaited, milliseconds. */
const longestStill = 150

type Moving = { startViewTransition?: (update: () => Promise<void>) => ViewTransition }

let arrive: (() => void) | undefined

/**
 * Shows a change of pages as one movement: what both pages have under one name (the picture of a card and of its page)
 * moves from place to place. A page that is on its way for longer comes without; so do all pages for people who want no
 * movement and in browsers that know none. The platform's own, because the framework's delays the title until it ends.
 * The old page is captured with the next frame, so no other frame is waited for; and this one as long as any other.
 */
export function asOneMovement(go: () => void): void {
  const page = document as unknown as Moving
  if (!page.startViewTransition || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return afterPaint(go)
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    clearTimeout(late)
    go()
  }
  const transition = page.startViewTransition(
    () =>
      new Promise((resolve) => {
        arrive = resolve
        setTimeout(resolve, longestStill)
        start()
      }),
  )
  const late = setTimeout(() => {
    transition.skipTransition()
    start()
  }, longestWaitMs)
  // One that is cut short by the next is no error of the page (`own-script`).
  for (const promise of [transition.updateCallbackDone, transition.ready, transition.finished])
    promise.catch(() => undefined)
}

/** The page that was awaited is there. */
export function pageHasArrived(): void {
  arrive?.()
  arrive = undefined
}
