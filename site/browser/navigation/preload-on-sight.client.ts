import { whenAtRest } from './rest-of-page/when-idle.client.ts'
import { softTarget } from './soft-target.ts'

type Preload = (href: string) => void

/** A pointer that rests this long on a link means it: one that crosses a list means none of its cards. */
const restMs = 65

/** So long nobody scrolls, types or presses before links in view are preloaded: somebody reads. */
const quietMs = 1000

/** So many links are preloaded each time the page is quiet: each is rendered and sent. */
const mostAtOnce = 4

/**
 * Links of the page's own text and lists. Those of a breadcrumb, of pages of a list or of categories lead back or aside: they are preloaded
 * when they are aimed at, or they would use up what is preloaded in view.
 */
const inSight = 'main a[href]:not(nav a)'

/** A link that is a whole card or row leads to something that the page offers. */
const card = 'h2 a, h3 a, article a'

/** Events that show that nobody reads at present. */
const acts = ['scroll', 'keydown', 'pointerdown'] as const

/**
 * Preloads pages before a click: under the pointer, the focus or a finger, and, on a fast connection and in the page's own text, links that
 * are in view while the page is quiet, cards first. Visitors who save data get neither. The router sends no more than four requests at a
 * time (acceptance row D5).
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
    if (to) timer = window.setTimeout(() => preload(addressOf(to)), event.type === 'pointerover' ? restMs : 0)
  }
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) document.addEventListener(kind, mean, { passive: true })
  return () => {
    window.clearTimeout(timer)
    for (const kind of kinds) document.removeEventListener(kind, mean)
  }
}

function onSight(preload: Preload): () => void {
  const inView = new Set<Element>()
  const preloaded = new Set<string>()
  let timer = 0
  const look = () => {
    const links = [...inView].toSorted((one, other) => Number(other.matches(card)) - Number(one.matches(card)))
    // Filtered lists have too many addresses to render each of them because its link is visible.
    const targets = links.flatMap((link) => targetOf(link) ?? []).filter(({ search }) => search === '')
    const next = [...new Set(targets.map(addressOf))].filter((href) => !preloaded.has(href)).slice(0, mostAtOnce)
    for (const href of next) {
      preloaded.add(href)
      preload(href)
    }
  }
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, quietMs)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    wait()
  })
  for (const link of document.querySelectorAll(inSight)) observer.observe(link)
  for (const act of acts) document.addEventListener(act, wait, { passive: true })
  return () => {
    observer.disconnect()
    window.clearTimeout(timer)
    for (const act of acts) document.removeEventListener(act, wait)
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
