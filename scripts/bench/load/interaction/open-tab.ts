import { z } from 'zod'
import type { Devtools, Report } from './devtools.ts'

/** Slow 4G and a phone's processor, as Lighthouse imagines them (its mobile profile). */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowness = 4

/** A finger or a button is down for so long, milliseconds. */
const holdMs = 80

/** Between the end of a scroll and a press: what has come into view is laid out. */
const arriveMs = 400

/** Runs in each document before anything else; a string, because our scripts are not compiled for a browser. Times are those of the clock. */
const watch = `(() => {
  const report = (kind, at, more) => note(JSON.stringify({ kind, at: performance.timeOrigin + at, path: location.pathname, ...more }))
  const on = (type, add) => {
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true, durationThreshold: 16 })
  }
  on('event', (entry) => entry.interactionId > 0 && report('press', entry.startTime, { ms: entry.duration }))
  on('largest-contentful-paint', (entry) => report('paint', entry.startTime))
  on('interaction-contentful-paint', (entry) => report('paint', entry.presentationTime))
  let shown
  const look = () => {
    const headline = document.prerendering ? undefined : document.querySelector('h1')?.textContent
    if (headline && headline !== shown) report('headline', performance.now(), { text: (shown = headline) })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

const note = z.object({
  kind: z.enum(['press', 'paint', 'headline']),
  /** Milliseconds since 1970. */
  at: z.number(),
  path: z.string(),
  ms: z.number().optional(),
})

export type Note = z.output<typeof note>

const attached = z.object({ sessionId: z.string() })
const called = z.object({ payload: z.string() })
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) })
const place = z.object({ x: z.number(), y: z.number(), path: z.string() })

export type TabOptions = { siteUrl: string; line: 'slow' | 'fast'; width: number }

export type Tab = {
  /** What the documents of the tab have reported. */
  notes: Note[]
  evaluate: (expression: string) => Promise<unknown>
  open: (path: string) => Promise<void>
  /**
   * Points at an element and presses it.
   * @param expression gives the element in the page
   * @param restMs how long the pointer rests on it before
   * @returns when the button was let go, and where a link leads
   */
  press: (expression: string, restMs: number) => Promise<{ at: number; path: string }>
  type: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** A window of a visitor who has refused what needs consent, without anything in its cache. */
export async function openTab(devtools: Devtools, options: TabOptions): Promise<Tab> {
  const { call } = devtools
  const { browserContextId } = await call('Target.createBrowserContext')
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true })
  const { sessionId: tab } = attached.parse(await call('Target.attachToTarget', { targetId, flatten: true }))
  const notes: Note[] = []
  const documents: string[] = []
  const first = Promise.withResolvers<void>()
  const endListening = devtools.listen((report) => {
    if (report.method === 'Runtime.bindingCalled' && documents.includes(report.sessionId ?? ''))
      notes.push(note.parse(JSON.parse(called.parse(report.params).payload)))
    const added = attachedIn(report, tab)
    if (added === undefined) return
    documents.push(added)
    prepare(devtools, added, options).then(first.resolve, first.reject)
  })
  await call('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab)
  await first.promise
  const inPage = (method: string, params: Readonly<Record<string, unknown>>) => call(method, params, documents[0])
  const evaluate = async (expression: string) =>
    evaluated.parse(await inPage('Runtime.evaluate', { expression, returnByValue: true })).result.value
  return {
    notes,
    evaluate,
    async open(path) {
      await inPage('Page.navigate', { url: `${options.siteUrl}${path}` })
      while ((await evaluate('location.protocol + document.readyState').catch(() => '')) !== 'http:complete')
        await pause(50)
    },
    async press(expression, restMs) {
      await evaluate(`void (${expression}).scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await pause(arriveMs)
      const { x, y, path } = place.parse(await evaluate(placeOf(expression)))
      const mouse = (type: string, button: string) =>
        inPage('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1, buttons: 1 })
      // Where the page is replaced meanwhile there is no response.
      const move = inPage('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }).catch(() => undefined)
      if (restMs > 0) await Promise.all([move, pause(restMs)])
      mouse('mousePressed', 'left').catch(() => undefined)
      await pause(holdMs)
      const at = performance.timeOrigin + performance.now()
      mouse('mouseReleased', 'left').catch(() => undefined)
      return { at, path }
    },
    async type(key) {
      for (const type of ['keyDown', 'keyUp']) await inPage('Input.dispatchKeyEvent', { type, key, text: key })
    },
    async close() {
      endListening()
      await call('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

/** A document of the tab: the one that is shown, or one that is rendered ahead of a visit. */
function attachedIn({ method, params, sessionId }: Report, tab: string): string | undefined {
  return method === 'Target.attachedToTarget' && sessionId === tab ? attached.parse(params).sessionId : undefined
}

async function prepare({ call }: Devtools, document: string, { siteUrl, line, width }: TabOptions): Promise<void> {
  await Promise.all([
    call('Network.enable', {}, document),
    call('Network.setCookie', { name: 'consent', value: 'v1', url: siteUrl }, document),
    ...(line === 'slow' ? [call('Network.emulateNetworkConditions', slow4g, document)] : []),
    call('Emulation.setCPUThrottlingRate', { rate: slowness }, document),
    call('Emulation.setDeviceMetricsOverride', { width, height: 823, deviceScaleFactor: 1, mobile: false }, document),
    call('Runtime.enable', {}, document),
    call('Runtime.addBinding', { name: 'note' }, document),
    call('Page.enable', {}, document),
    call('Page.addScriptToEvaluateOnNewDocument', { source: watch }, document),
    call('Runtime.runIfWaitingForDebugger', {}, document),
  ])
}

function placeOf(expression: string): string {
  return `(() => {
    const element = ${expression}
    const { x, y, width, height } = element.getClientRects()[0]
    return { x: x + width / 2, y: y + height / 2, path: element.pathname ?? '' }
  })()`
}

/** For so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
