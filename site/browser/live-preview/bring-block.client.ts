'use client'

/** Milliseconds in which a block renders; one with cards waits for the site's answer. */
const renderLimit = 10_000

/** Milliseconds after which the bridge's own smooth scrolling has ended; a later image may have moved the block since. */
const scrollChecks = [1000, 2500]

/** What the editor's `enterComponent` says of the block whose form is open (contracts, section 4.6). */
type Entered = { storyId: string; uid: string; parents: readonly string[] }

/** The last entered block: an earlier one stops its own checks. */
let last: AbortController | undefined

/**
 * Brings the page to the block whose form the editor has opened. The vendor's bridge ignores a block that has not rendered yet, so it
 * gets its message again when the block appears. Until then, and for a block without a place of its own, the page shows the block
 * around it.
 * @param event the editor's message
 */
export function bringBlock(event: MessageEvent<unknown>): void {
  const entered = readEntered(event.data)
  if (!entered) return
  last?.abort()
  last = new AbortController()
  const { signal } = last
  if (elementOf(entered)) return keepInView(entered, signal)
  nearestOf(entered)?.scrollIntoView({ block: 'nearest' })
  whenRendered(entered, signal, () => {
    const { data, origin, source } = event
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

function whenRendered(entered: Entered, signal: AbortSignal, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (!elementOf(entered)) return
    observer.disconnect()
    then()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), renderLimit)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}

/** Corrects the bridge's scrolling, unless the editor has scrolled since. */
function keepInView(entered: Entered, signal: AbortSignal): void {
  const end = new AbortController()
  for (const kind of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(kind, () => end.abort(), { once: true, passive: true, signal })
  }
  for (const ms of scrollChecks) {
    setTimeout(() => {
      const element = elementOf(entered)
      if (element && !signal.aborted && !end.signal.aborted && !isInView(element))
        element.scrollIntoView({ block: 'start' })
    }, ms)
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight * 0.8 && bottom > window.innerHeight * 0.1
}

function elementOf({ storyId, uid }: Pick<Entered, 'storyId' | 'uid'>): Element | null {
  return document.querySelector(`[data-blok-uid="${CSS.escape(`${storyId}-${uid}`)}"]`)
}

/** The innermost rendered block around a block without an element. */
function nearestOf({ storyId, parents }: Entered): Element | undefined {
  return parents.toReversed().flatMap((uid) => elementOf({ storyId, uid }) ?? [])[0]
}

function readEntered(data: unknown): Entered | undefined {
  if (!isObject(data) || data['action'] !== 'enterComponent') return undefined
  const { storyId, componentId, breadcrumbs } = data
  if (typeof componentId !== 'string') return undefined
  const uids = (Array.isArray(breadcrumbs) ? breadcrumbs : []).flatMap((crumb) =>
    isObject(crumb) && typeof crumb['_uid'] === 'string' ? [crumb['_uid']] : [],
  )
  return { storyId: String(storyId), uid: componentId, parents: uids.filter((uid) => uid !== componentId) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
