import { whenAtRest } from './when-at-rest.client.ts'

/** Where style sheets may leave out what stands far below until somebody comes near (`content-visibility: auto`). */
const places = 'main > *, main > article > * > *, main ul > li'

/** What may lead to another page, or to another place of this one: true heights are needed before. */
const acts = ['click', 'submit'] as const

/** What is pressed must be released where it was pressed, or nothing is clicked. */
const presses = { pointerdown: true, pointerup: false, pointercancel: false } as const

/**
 * A page is laid out as far as it is seen at first (`ui/page.css`), so that its start is short. When it has loaded, the rest
 * follows, one part a picture, not while something is pressed, and at once when somebody acts before; then `<html data-drawn>` says that everything is
 * drawn, and places that somebody comes to are where they are.
 */
export function drawTheRest(): () => void {
  let late: readonly HTMLElement[] = []
  let isStopped = false
  let isPressed = false
  let waiting: number | undefined
  const press = ({ type }: Event) => {
    isPressed = presses[type as keyof typeof presses]
    if (isPressed || waiting === undefined) return
    const next = waiting
    waiting = undefined
    // After the click that the release makes.
    setTimeout(() => inTurn(next))
  }
  const stop = () => {
    isStopped = true
    for (const type of Object.keys(presses)) document.removeEventListener(type, press, true)
    for (const act of acts) document.removeEventListener(act, drawAll, true)
  }
  const drawAll = () => {
    stop()
    document.documentElement.dataset['drawn'] = ''
    for (const drawn of late) leaveNoTrace(drawn)
  }
  const inTurn = (next: number) => {
    if (isStopped) return
    if (isPressed) {
      waiting = next
      return
    }
    const part = late[next]
    if (!part) return drawAll()
    part.style.setProperty('content-visibility', 'visible')
    requestAnimationFrame(() => setTimeout(() => inTurn(next + 1)))
  }
  for (const act of acts) document.addEventListener(act, drawAll, true)
  for (const type of Object.keys(presses)) document.addEventListener(type, press, true)
  whenAtRest(() => {
    late = lateParts()
    inTurn(0)
  })
  return stop
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
