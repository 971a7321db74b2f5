import { whenAtRest } from './when-at-rest.client.ts'

/** Where style sheets may leave out what stands far below until somebody comes near (`content-visibility: auto`). */
const places = 'main > *, main > article > * > *, main ul > li'

/**
 * A document is laid out as far as it is seen at first (`ui/page.css`), so that its start is short. When it has loaded, the rest
 * follows, one part a picture; then `<html data-drawn>` says that this and every later page of the document is drawn
 * whole, and places that somebody comes back to are where they were.
 */
export function drawTheRest(): () => void {
  let isStopped = false
  const inTurn = (late: readonly HTMLElement[], next: number) => {
    const part = late[next]
    if (isStopped) return
    if (!part) {
      document.documentElement.dataset['drawn'] = ''
      for (const drawn of late) leaveNoTrace(drawn)
      return
    }
    part.style.setProperty('content-visibility', 'visible')
    requestAnimationFrame(() => setTimeout(() => inTurn(late, next + 1)))
  }
  whenAtRest(() => inTurn(lateParts(), 0))
  return () => {
    isStopped = true
  }
}

/** What the page's own drawing knows nothing of must not stay in it. */
function leaveNoTrace(part: HTMLElement): void {
  part.style.removeProperty('content-visibility')
  if (part.style.length === 0) part.removeAttribute('style')
}

function lateParts(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(places)]
  return parts.filter((part) => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto')
}
