/** The `type` by which a script or a style sheet waits: the browser does not fetch a file of a type that it does not know. */
export const lateType = 'text/late'

/** What the first script of a page knows; it is written into the page as JSON. */
const rules = {
  lateType,
  /** Elements that only a script handles. Links, menus, rows that open, fields and forms that are sent are the browser's own. */
  scripted: 'button[type=button]:not([popovertarget]),button[data-held],a[data-held]',
  /** The scripts start at the first of them. A pointer that rests on the page is reported as moved when the page appears: it is no use. */
  uses: ['click', 'keydown', 'focusin'],
  /** After these events the fields are read when the scripts have started: a link waits for that. */
  fills: ['input', 'change'],
  presses: ['click', 'submit'],
  /** So long the scripts wait for a page that is never idle, milliseconds. */
  idleMs: 2000,
  /** So long a press waits for the scripts, milliseconds (`browser/navigation/late-link`). */
  longestHoldMs: 10_000,
} as const

const state = {
  isWanted: false,
  isStarted: false,
  /** Whether a file of the framework did not load, or not in time: the browser does what it can. */
  isBroken: false,
  /** Whether something was filled in, or a press waits. */
  isUsed: false,
}

/** Presses before the framework has taken over, in their order. */
const held: { on: HTMLElement; submitter?: HTMLElement | null }[] = []

type Shared = Window & { firstScript?: { hand: () => void } }

/* The functions from here to `listen` run in the browser: their text is written into the page, so that they name only each other and the
   three above. */

/** The style sheets come before the scripts run, so that what they add is never shown without its styles. */
async function start(): Promise<void> {
  state.isWanted = true
  if (state.isStarted || document.readyState === 'loading') return
  state.isStarted = true
  // What the browser does with a press is shown first.
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)))
  await Promise.all([...document.querySelectorAll(`link[type="${rules.lateType}"]`)].map(loadSheet))
  // A script that was taken for data runs when it is inserted again. Its address stays as it is (Trusted Types).
  for (const script of document.querySelectorAll(`script[type="${rules.lateType}"]`)) {
    script.removeAttribute('type')
    script.replaceWith(script)
  }
}

/** A sheet that does not load delays nothing. */
function loadSheet(sheet: Element): Promise<unknown> {
  return new Promise((arrived) => {
    for (const end of ['load', 'error']) sheet.addEventListener(end, arrived)
    sheet.removeAttribute('type')
  })
}

/** The page is complete: its scripts are fetched after everything that is seen, and run when nothing else is to be done. */
function whenLoaded(): void {
  const { requestIdleCallback: whenIdle = setTimeout } = self
  for (const { src } of document.querySelectorAll<HTMLScriptElement>(`script[type="${rules.lateType}"]`))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', fetchPriority: 'low', href: src }),
    )
  whenIdle(() => void start(), { timeout: rules.idleMs } as never)
}

/** A page that is rendered ahead is not visited yet. */
function whenRead(): void {
  if ('prerendering' in document && document.prerendering)
    return document.addEventListener('prerenderingchange', whenRead)
  if (state.isWanted) void start()
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded)
}

function fill(): void {
  state.isUsed = true
}

/** Presses that only a script handles wait for the scripts, and so does a link that follows one. */
function hold(event: Event): void {
  const on = heldBy(event)
  if (!on) return
  event.preventDefault()
  // The framework, which may have the element already, would do it once more.
  event.stopImmediatePropagation()
  state.isUsed = true
  held.push(event instanceof SubmitEvent ? { on, submitter: event.submitter } : { on })
  setTimeout(giveUp, rules.longestHoldMs)
}

function heldBy(event: Event): HTMLElement | null {
  const { target } = event
  if (state.isBroken || !(target instanceof Element)) return null
  if (!(event instanceof MouseEvent)) return target.closest<HTMLElement>('form[data-held]')
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const links = state.isUsed ? ',a[href]:not([target],[download])' : ''
  return target.closest<HTMLElement>(`${rules.scripted}${links}`)
}

/** The scripts do not come: a link leads where it leads without them. */
function giveUp(): void {
  const shared: Shared = window
  if (!shared.firstScript) return
  state.isBroken = true
  delete document.documentElement.dataset['applies']
  const link = held.splice(0).findLast(({ on }) => on instanceof HTMLAnchorElement)
  if (link) location.assign((link.on as HTMLAnchorElement).href)
}

/** The framework handles what is used from now on. */
function takeOver(): void {
  const shared: Shared = window
  delete shared.firstScript
  for (const kind of rules.uses) removeEventListener(kind, start, true)
  for (const kind of rules.fills) removeEventListener(kind, fill, true)
  for (const kind of rules.presses) removeEventListener(kind, hold, true)
  for (const { on, submitter } of held) {
    if (on instanceof HTMLFormElement) on.requestSubmit(submitter)
    else on.click()
  }
  // The router loads ahead from now on. Taking the rules away lets the browser match the styles of the whole page again.
  const { requestIdleCallback: whenIdle = setTimeout } = self
  whenIdle(() => document.querySelector('script[type=speculationrules]')?.remove())
}

function listen(): void {
  const shared: Shared = window
  shared.firstScript = { hand: takeOver }
  for (const kind of rules.uses) addEventListener(kind, start, true)
  for (const kind of rules.fills) addEventListener(kind, fill, true)
  for (const kind of rules.presses) addEventListener(kind, hold, true)
  document.addEventListener('DOMContentLoaded', whenRead)
  // A list whose choices apply has no button, until a file does not load.
  document.documentElement.dataset['applies'] = ''
  const noteBroken = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.async) giveUp()
  }
  addEventListener('error', noteBroken, true)
}

const functions = [start, loadSheet, whenLoaded, whenRead, fill, hold, heldBy, giveUp, takeOver, listen]

/**
 * Starts the framework's scripts of a cached page: when the page is complete and idle, or at the first press, key or focus. Until the
 * framework has taken over (`hand`), presses that only a script handles wait, and are then done in order; filled-in fields are read by the
 * components themselves. Inline, because it must run before any file has loaded.
 */
export const startByItself = [
  `(()=>{const rules=${JSON.stringify(rules)},state=${JSON.stringify(state)},held=[];`,
  ...functions.map((one) => withoutSpaces(String(one))),
  'listen()})()',
].join('\n')

/** A text of code without its comments and indentation; where Node has removed a type it left spaces. */
function withoutSpaces(code: string): string {
  const lines = code.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n')
}
