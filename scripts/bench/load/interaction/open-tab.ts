import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { slow4g, slowness } from '../open-page.ts'
import type { Devtools, Fields, Report } from './devtools.ts'

/** A finger or a button is down for so long, milliseconds. */
const holdMs = 80

/** No page loads and no headline comes later. */
export const longestMs = 20_000

/** Between the end of a scroll and a press: the content in view is laid out. */
const arriveMs = 400

/** Runs in each document before anything else; a string, because our scripts are not compiled for a browser. Times are those of the clock. */
const watch = `(() => {
  const report = (kind, at, more) =>
    note(JSON.stringify({ kind, at: performance.timeOrigin + at, document: performance.timeOrigin, ...more }))
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId > 0) report('press', startTime, { ms: duration })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  addEventListener('click', ({ timeStamp }) => report('click', timeStamp), true)
  let shown
  const look = () => {
    const text = document.prerendering ? undefined : document.querySelector('h1')?.textContent
    const isAhead = performance.getEntriesByType('navigation')[0]?.activationStart > 0
    if (text && text !== shown) report('headline', performance.now(), { text: (shown = text), isAhead })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

const note = z.object({
  kind: z.enum(['press', 'click', 'headline']),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The time at which the document began: tells two documents apart. */
  document: z.number(),
  /** Of a press: milliseconds until the next paint. */
  ms: z.number().optional(),
  /** Of a headline. */
  text: z.string().optional(),
  /** Whether the document was rendered before it was visited. */
  isAhead: z.boolean().optional(),
})

export type Note = z.output<typeof note>

const attached = z.object({ sessionId: z.string() })
const called = z.object({ payload: z.string() })
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.unknown().optional(),
})
const place = z.object({ x: z.number(), y: z.number() })

type Place = z.output<typeof place>

export type Line = 'slow' | 'fast'

export type TabOptions = { siteUrl: string; line: Line; width: number; hasTouch: boolean }

export type Press = {
  /** A finger and a mouse are input of the browser; a script calls `click()` wherever the element is. */
  by: 'finger' | 'mouse' | 'script'
  /** How long the element is in view before the press, milliseconds. */
  viewMs?: number
  /** How long the mouse rests on it then. */
  restMs?: number
}

export type Tab = {
  /** The notes that the documents of the tab have reported. */
  notes: Note[]
  open: (path: string) => Promise<void>
  /** @param expression gives the element in the page */
  press: (expression: string, how: Press) => Promise<void>
  type: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** A window of a visitor who has refused consent, with an empty cache. */
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
  const inPage = (method: string, params: Fields) => call(method, params, documents[0])
  const evaluate = async (expression: string) => {
    const response = await inPage('Runtime.evaluate', { expression, returnByValue: true })
    const { result, exceptionDetails } = evaluated.parse(response)
    if (exceptionDetails !== undefined) throw new Error(`The page does not carry out ${expression}.`)
    return result.value
  }
  return {
    notes,
    async open(path) {
      await inPage('Page.navigate', { url: `${options.siteUrl}${path}` })
      const isLoaded = () => evaluate(`location.protocol === 'http:' && document.readyState === 'complete'`)
      for (const end = performance.now() + longestMs; performance.now() < end; await pause(50)) {
        // Between two documents there is none to evaluate in.
        if (await isLoaded().catch(() => false)) return
      }
      throw new Error(`${path} did not load within ${longestMs / 1000} s.`)
    },
    async press(expression, how) {
      if (how.by === 'script') return void (await evaluate(`void (${expression}).click()`))
      await evaluate(`void (${expression}).scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await pause(how.viewMs ?? arriveMs)
      const at = place.parse(await evaluate(placeOf(expression)))
      // A page that is replaced meanwhile sends no response.
      const send = (method: string, params: Fields) => void inPage(`Input.${method}`, params).catch(() => undefined)
      await (how.by === 'finger' ? tap(send, at) : click(send, at, how.restMs ?? 0))
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

type Send = (method: string, params: Fields) => void

async function tap(send: Send, at: Place): Promise<void> {
  send('dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await pause(holdMs)
  send('dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function click(send: Send, at: Place, restMs: number): Promise<void> {
  const left = { ...at, button: 'left', buttons: 1, clickCount: 1 }
  send('dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await pause(restMs)
  send('dispatchMouseEvent', { type: 'mousePressed', ...left })
  await pause(holdMs)
  send('dispatchMouseEvent', { type: 'mouseReleased', ...left })
}

/** A document of the tab: the one that is shown, or one that is rendered ahead of a visit. */
function attachedIn({ method, params, sessionId }: Report, tab: string): string | undefined {
  return method === 'Target.attachedToTarget' && sessionId === tab ? attached.parse(params).sessionId : undefined
}

async function prepare({ call }: Devtools, document: string, options: TabOptions): Promise<void> {
  const { siteUrl, line, width, hasTouch } = options
  await Promise.all([
    call('Network.enable', {}, document),
    call('Network.setCookie', { name: 'consent', value: 'v1', url: siteUrl }, document),
    ...(line === 'slow' ? [call('Network.emulateNetworkConditions', slow4g, document)] : []),
    call('Emulation.setCPUThrottlingRate', { rate: slowness }, document),
    call('Emulation.setDeviceMetricsOverride', { width, height: 823, deviceScaleFactor: 1, mobile: false }, document),
    call('Emulation.setTouchEmulationEnabled', { enabled: hasTouch }, document),
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
    return { x: x + width / 2, y: y + height / 2 }
  })()`
}
