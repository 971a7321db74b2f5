import { whenAtRest } from './when-idle.client.ts'

/** Where style sheets may skip the layout of content far below until it comes near (`content-visibility: auto`). */
const places = 'main > *, main > article > * > *, main ul > li, main ~ footer > *'

/** Events that may lead to another page, or to an anchor of this one: final heights are needed before. */
const acts = ['click', 'submit'] as const

/** A press needs its release at the same place, or there is no click. */
const presses: Readonly<Record<string, boolean>> = { pointerdown: true, pointerup: false, pointercancel: false }

/**
 * A page is laid out as far as it is visible at first (`ui/styles/page.css`), so that its start is short. After it has loaded, the rest
 * follows, one part a frame, not during a press, and at once when the visitor acts before; then `<html data-rendered>` marks that
 * everything is laid out, and that anchors are at their final positions.
 */
export function renderTheRest(): () => void {
  let parts: readonly HTMLElement[] = []
  const rendered: HTMLElement[] = []
  let isStopped = false
  let isPressed = false
  let waiting: number | undefined
  const press = ({ type }: Event) => {
    isPressed = presses[type] ?? false
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
    // One by one, because measuring the content of a skipped part would lay it out.
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

/** React's render knows nothing of these changes: they must not stay in the page. */
function leaveNoTrace(part: HTMLElement): void {
  part.style.removeProperty('content-visibility')
  if (part.style.length === 0) part.removeAttribute('style')
}

function isLeftOut(part: HTMLElement): boolean {
  return getComputedStyle(part).getPropertyValue('content-visibility') === 'auto'
}
