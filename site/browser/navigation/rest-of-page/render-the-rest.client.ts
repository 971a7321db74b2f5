import { whenAtRest } from './when-idle.client.ts'

/** Where style sheets may leave out what stands far below until somebody comes near (`content-visibility: auto`). */
const places = 'main > *, main > article > * > *, main ul > li, main ~ footer > *'

/** What may lead to another page, or to another place of this one: true heights are needed before. */
const acts = ['click', 'submit'] as const

/** What is pressed must be released where it was pressed, or nothing is clicked. */
const presses = { pointerdown: true, pointerup: false, pointercancel: false } as const

/**
 * A page is laid out as far as it is seen at first (`ui/styles/page.css`), so that its start is short. When it has loaded, the rest
 * follows, one part a picture, not while something is pressed, and at once when somebody acts before; then `<html data-rendered>` says that everything is
 * drawn, and places that somebody comes to are where they are.
 */
export function renderTheRest(): () => void {
  let parts: readonly HTMLElement[] = []
  const rendered: HTMLElement[] = []
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
    for (const act of acts) document.removeEventListener(act, renderAll, true)
  }
  const renderAll = () => {
    stop()
    document.documentElement.dataset['rendered'] = ''
    for (const part of rendered) leaveNoTrace(part)
  }
  const inTurn = (next: number) => {
    if (isStopped) return
    if (isPressed) {
      waiting = next
      return
    }
    // In turn, because what stands in a part that is left out would have to be laid out in order to be asked.
    const at = parts.findIndex((part, index) => index >= next && isLeftOut(part))
    const part = parts[at]
    if (!part) return renderAll()
    part.style.setProperty('content-visibility', 'visible')
    rendered.push(part)
    requestAnimationFrame(() => setTimeout(() => inTurn(at + 1)))
  }
  for (const act of acts) document.addEventListener(act, renderAll, true)
  for (const type of Object.keys(presses)) document.addEventListener(type, press, true)
  whenAtRest(() => {
    parts = [...document.querySelectorAll<HTMLElement>(places)]
    inTurn(0)
  })
  return stop
}

/** What the page's own drawing knows nothing of must not stay in it. */
function leaveNoTrace(part: HTMLElement): void {
  part.style.removeProperty('content-visibility')
  if (part.style.length === 0) part.removeAttribute('style')
}

function isLeftOut(part: HTMLElement): boolean {
  return getComputedStyle(part).getPropertyValue('content-visibility') === 'auto'
}
