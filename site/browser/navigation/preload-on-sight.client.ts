import { whenAtRest } from './rest-of-page/when-idle.client.ts'
import { softTarget } from './soft-target.ts'

type Preload = (href: string) => void

/** A pointer that rests this long on a link means it. */
const restMs = 65

/** A link that stays in view this long is being read. */
const readMs = 400

/** Each preloaded page is rendered and sent: so many links of a page are preloaded because they are in view. */
const mostInView = 5

/**
 * Links of the page's own text and lists. Those of a breadcrumb, of pages of a list or of categories lead back or aside: they are preloaded
 * when they are aimed at, or they would use up what is preloaded in view.
 */
const inSight = 'main a[href]:not(nav a)'

/**
 * Preloads pages before a click: under the pointer, the focus or a finger, and, on a fast connection and in the page's own text, links that
 * have been visible for a while. Visitors who save data get neither. The router limits parallel preloads: four (acceptance row D5).
 */
export function preloadOnSight(preload: Preload): { lookAgain: () => void; stop: () => void } {
  const stopIntent = onIntent(preload)
  let stopSight = () => {}
  const lookAgain = () => {
    stopSight()
    // What is on the page comes first.
    whenAtRest(() => {
      stopSight()
      if (isFast()) stopSight = onSight(preload)
    })
  }
  return {
    lookAgain,
    stop: () => {
      stopIntent()
      stopSight()
    },
  }
}

function targetOf(node: EventTarget | null): URL | undefined {
  const link = node instanceof Element ? node.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || savesData()) return undefined
  const { href, target, hreflang } = link
  return softTarget(
    { href, target, hreflang, isDownload: link.hasAttribute('download') },
    new URL(window.location.href),
  )
}

function onIntent(preload: Preload): () => void {
  let timer = 0
  const mean = (event: Event) => {
    window.clearTimeout(timer)
    const to = targetOf(event.target)
    if (to) timer = window.setTimeout(() => preload(addressOf(to)), event.type === 'touchstart' ? 0 : restMs)
  }
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) document.addEventListener(kind, mean, { passive: true })
  return () => {
    window.clearTimeout(timer)
    for (const kind of kinds) document.removeEventListener(kind, mean)
  }
}

/** Filtered lists have too many addresses to render each of them because its link is visible. */
function onSight(preload: Preload): () => void {
  const timers = new Map<Element, number>()
  let left = mostInView
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      window.clearTimeout(timers.get(target))
      if (!isIntersecting) continue
      const read = () => {
        observer.unobserve(target)
        const to = targetOf(target)
        if (!to || to.search !== '' || left === 0) return
        left -= 1
        preload(addressOf(to))
      }
      timers.set(target, window.setTimeout(read, readMs))
    }
  })
  for (const link of document.querySelectorAll(inSight)) observer.observe(link)
  return () => {
    observer.disconnect()
    for (const timer of timers.values()) window.clearTimeout(timer)
  }
}

function addressOf({ pathname, search }: URL): string {
  return `${pathname}${search}`
}

type Line = { saveData?: boolean; effectiveType?: string }

/** The browser's network information; most browsers have none. */
function line(): Line {
  return (navigator as { connection?: Line }).connection ?? {}
}

function savesData(): boolean {
  return line().saveData === true || (line().effectiveType ?? '').includes('2g')
}

function isFast(): boolean {
  return !savesData() && line().effectiveType !== '3g'
}
