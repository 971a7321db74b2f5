/** Milliseconds after which the bridge's own smooth scrolling has ended; a later image may have moved the block since. */
const scrollChecks = [1000, 2500]

/** What the editor's `enterComponent` says of the block whose form is open (contracts, section 4.6). */
type Entered = { storyId: string; uid: string; parents: readonly string[] }

/** The last entered block: an earlier one is no longer followed. */
let last: AbortController | undefined

/**
 * Brings the page to the block whose form the editor has opened. The vendor's bridge ignores a block that has not rendered yet, so it
 * gets its message again when the block appears. Until then, and for a block without a place of its own, the page shows the block
 * around it. A block that another element replaces, such as one whose product was just picked, comes into view again.
 * @param event the editor's message
 */
export function bringBlock(event: MessageEvent<unknown>): void {
  const entered = readEntered(event.data)
  if (!entered) return
  last?.abort()
  last = new AbortController()
  const { signal } = last
  const scrolled = scrolledByHand(signal)
  const element = elementOf(entered)
  if (element) checkScrolling(entered, [signal, scrolled])
  else nearestOf(entered)?.scrollIntoView({ block: 'nearest' })
  followElement(entered, { element, signal }, (current, isFirst) => {
    if (isFirst) {
      const { data, origin, source } = event
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    } else if (!scrolled.aborted) current.scrollIntoView({ block: 'start' })
  })
}

/** Calls back whenever another element shows the block. */
function followElement(
  entered: Entered,
  { element, signal }: { element: Element | null; signal: AbortSignal },
  onOther: (element: Element, isFirst: boolean) => void,
): void {
  let known = element
  const observer = new MutationObserver(() => {
    const current = elementOf(entered)
    if (current === known || !current) return
    const isFirst = known === null
    known = current
    onOther(current, isFirst)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Aborted as soon as the editor scrolls or types in the page: then the page stays where it is. */
function scrolledByHand(signal: AbortSignal): AbortSignal {
  const scrolled = new AbortController()
  for (const kind of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(kind, () => scrolled.abort(), { once: true, passive: true, signal })
  }
  return scrolled.signal
}

/** Corrects the bridge's scrolling. */
function checkScrolling(entered: Entered, ends: readonly AbortSignal[]): void {
  for (const ms of scrollChecks) {
    setTimeout(() => {
      const element = elementOf(entered)
      const isEnded = ends.some(({ aborted }) => aborted)
      if (element && !isEnded && !isInView(element)) element.scrollIntoView({ block: 'start' })
    }, ms)
  }
}

/** Whether the beginning of a block can be read. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top > -16 && top < window.innerHeight * 0.8
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
