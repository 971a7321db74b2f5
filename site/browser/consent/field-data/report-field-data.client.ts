import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { headlineEntry } from '#site/browser/navigation/headline-time.client.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { isAllowed } from '../choice.ts'
import { type FieldFigure, mostFigures } from './field-figure.ts'

const navigations: Readonly<Record<MetricType['navigationType'], FieldFigure['navigation']>> = {
  navigate: 'navigate',
  reload: 'reload',
  restore: 'reload',
  'back-forward': 'back-forward',
  'back-forward-cache': 'back-forward',
  prerender: 'prerender',
  'soft-navigation': 'client',
}

/** By the id of the library: what is to be sent, and what was. */
const waiting = new Map<string, FieldFigure>()
const sent = new Set<string>()

/**
 * Collects the Core Web Vitals and the times from click to headline of this document, and sends them when the page is hidden. What
 * grows after that (CLS, INP) is not sent again: it would count twice.
 */
export function reportFieldData(): void {
  // Browsers that notice what the router shows (Chromium) report it as a navigation of its own.
  const soft = { reportSoftNavs: true }
  onTTFB(takeAs('ttfb_seconds'))
  onFCP(takeAs('fcp_seconds'))
  onLCP(takeAs('lcp_seconds'), soft)
  onINP(takeAs('inp_seconds'), soft)
  onCLS(takeAs('cls_score'), soft)
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime, detail } of list.getEntries() as PerformanceMeasure[])
      if (name === headlineEntry)
        take(`${startTime}`, { name: 'headline_seconds', navigation: 'client', path: detail, value: duration / 1000 })
  }).observe({ type: 'measure', buffered: true })
  // After the listeners of the library, which report now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}

function takeAs(name: FieldFigure['name']) {
  return ({ id, value, navigationType, navigationURL = window.location.href }: MetricType): void =>
    take(id, {
      name,
      navigation: navigations[navigationType],
      path: new URL(navigationURL).pathname,
      value: name === 'cls_score' ? value : value / 1000,
    })
}

function take(id: string, figure: FieldFigure): void {
  // Pages behind the login measure nothing.
  if (sent.has(id) || isExtranetPath(figure.path)) return
  waiting.set(id, figure)
  if (waiting.size === mostFigures) send()
}

/** The visitor may have withdrawn the consent since. */
function send(): void {
  const report = [...waiting.values()]
  for (const id of waiting.keys()) sent.add(id)
  waiting.clear()
  if (report.length > 0 && isAllowed('statistics', document.cookie))
    navigator.sendBeacon('/api/field-data', JSON.stringify(report))
}
