/** The `type` by which a script or a style sheet waits: the browser does not fetch a file of a type that it does not know. */
export const lateType = 'text/late'

/** What the first script of a page knows; it is written into the page as JSON. */
const rules = {
  lateType,
  /** What needs a script. Links, menus, rows that open and forms that are sent are the browser's own. */
  needs: 'input,select,textarea,label,button:not([popovertarget]),[data-start=near],[data-start=press]',
  /** What is the browser's own and better with a script: not worth one until it is pressed. */
  betters: '[data-start=click]',
  /** A pointer that rests this long on something means it, milliseconds. */
  restMs: 100,
  /** Milliseconds after a page has finished (`browser/navigation/page-views`). */
  viewDelayMs: 160,
  kinds: ['pointerover', 'focusin', 'click', 'change', 'submit'],
} as const

const state = {
  isStarted: false,
  /** Whether the style sheets and files of the scripts are on their way. */
  isLoading: false,
  /** Whether the framework handles what is used. */
  isTakenOver: false,
  /** Whether a file of the framework did not load. */
  isBroken: false,
  /** The timer of a pointer that rests on something; 0: none. */
  resting: 0,
}

/** What was done before the framework took over, by what it was done with. */
const early = new Map<EventTarget | Event, () => void>()

type Shared = Window & { dataLayer?: object[]; firstScript?: { hand: () => void } }

/* The functions from here to `listen` run in the browser: their text is written into the page, so that they name only each other and the
   three above. */

/** A script that was taken for data runs when it is inserted again without its type. Its address stays as it is (Trusted Types). */
function runScripts(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
  for (const script of document.querySelectorAll(`script[type="${rules.lateType}"]`)) {
    script.removeAttribute('type')
    script.replaceWith(script)
  }
}

/**
 * The style sheets come before the scripts run, so that what they add is never shown without its styles; the files of the scripts are fetched
 * at the same time. Both stand up to the end of the document. A sheet that does not load holds up nothing.
 */
function loadRest(): void {
  if (document.readyState === 'loading' || state.isLoading) return
  state.isLoading = true
  let awaited = 1
  const arrived = () => {
    awaited -= 1
    if (awaited === 0) runScripts()
  }
  for (const sheet of document.querySelectorAll(`link[type="${rules.lateType}"]`)) {
    awaited += 1
    sheet.addEventListener('load', arrived)
    sheet.addEventListener('error', arrived)
    sheet.removeAttribute('type')
  }
  for (const { src } of document.querySelectorAll<HTMLScriptElement>(`script[type="${rules.lateType}"]`)) {
    const hint = document.createElement('link')
    Object.assign(hint, { rel: 'preload', as: 'script', href: src })
    document.head.append(hint)
  }
  arrived()
}

/** What the browser does with a press is shown first. */
function start(): void {
  if (state.isStarted) return
  state.isStarted = true
  requestAnimationFrame(() => setTimeout(loadRest))
}

function use(event: Event): void {
  clearTimeout(state.resting)
  const used = usedBy(event)
  if (!used) return
  if (event.type === 'pointerover') {
    // A finger that moves over something scrolls.
    const isFinger = (event as PointerEvent).pointerType === 'touch'
    if (!isFinger) state.resting = self.setTimeout(start, rules.restMs)
    return
  }
  start()
  remember(event, used)
}

/** The element that needs a script, of an event. */
function usedBy({ target, type }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null
  if (type === 'submit' && target instanceof HTMLFormElement && target.closest('#consent')) return target
  return target.closest<HTMLElement>(type === 'click' ? `${rules.needs},${rules.betters}` : rules.needs)
}

/** What is repeated once the framework has taken over: each press of a button, the last choice of a list. */
function remember(event: Event, used: HTMLElement): void {
  if (event instanceof SubmitEvent) {
    if (used instanceof HTMLFormElement && used.closest('#consent')) answerConsent(event, used)
  } else if (event.type === 'click') rememberPress(event, used)
  else if (event.type === 'change' && 'form' in used && used.form instanceof HTMLFormElement) {
    // With the form as it is then.
    const changed = () => used.dispatchEvent(new Event('change', { bubbles: true }))
    if (used.form.matches('[data-applies]')) early.set(used.form, changed)
  }
}

function rememberPress(event: Event, used: HTMLElement): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  if (used instanceof HTMLButtonElement && used.type === 'button') {
    early.set(event, () => used.click())
    return
  }
  // Such a link leads to another page only where there is no script, and in another window or tab.
  const isForScript = used.dataset['start'] === 'press' && !state.isBroken
  if (!isForScript || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  early.set(used, () => used.click())
}

/**
 * A choice holds at once, whatever the visitor does next: the form has the cookie of a refusal. The panel closes last, because it then shows
 * what is stored.
 */
function answerConsent(event: SubmitEvent, form: HTMLFormElement): void {
  const { submitter } = event
  event.preventDefault()
  early.set(form, () => form.requestSubmit(submitter))
  const answer = submitter instanceof HTMLButtonElement ? submitter.value : ''
  const [none = '', ...attributes] = (form.dataset['none'] ?? '').split(';')
  const allowed = [...form.querySelectorAll<HTMLInputElement>('[name=purpose]')]
    .filter((purpose) => answer === 'all' || (answer === 'ticked' && purpose.checked))
    .map((purpose) => `.${purpose.value}`)
  const secure = location.protocol === 'https:' ? 'Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = [`${none}${allowed.join('')}`, ...attributes, secure].join(';')
  form.closest<HTMLElement>('#consent')?.hidePopover()
}

function publishView(referrer: string | undefined): void {
  const shared: Shared = window
  const publish = () => {
    shared.dataLayer ??= []
    shared.dataLayer.push({
      event: 'page_view',
      page_location: location.href,
      page_referrer: referrer,
      page_title: document.title,
    })
  }
  setTimeout(publish, rules.viewDelayMs)
}

/**
 * In a frame, in a browser that has logged in or stored something, and where the visitor has allowed something that a script does, the
 * scripts have something to do without a use.
 */
function isKnown(): boolean {
  try {
    if (parent !== self || /(^|; )(is_authenticated=|consent=v\d+\.)/.test(document.cookie)) return true
    return localStorage.length > 0 || sessionStorage.length > 0
  } catch {
    return false
  }
}

/** The page is there and visited. */
function beginVisit(): void {
  publishView(document.referrer || undefined)
  if (isKnown()) start()
  const panel = document.getElementById('consent')
  const hasDecided = /(^|; )consent=/.test(document.cookie)
  if (panel && !hasDecided) {
    panel.dataset['shown'] = ''
    panel.showPopover()
  }
  const inView = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start()
  })
  for (const block of document.querySelectorAll('[data-start=seen]')) inView.observe(block)
}

function whenRead(): void {
  if (state.isStarted) loadRest()
  // A page that is rendered ahead is not visited yet.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', beginVisit)
  else beginVisit()
}

/** The framework handles what is used from now on. */
function takeOver(): void {
  const shared: Shared = window
  state.isTakenOver = true
  delete shared.firstScript
  for (const kind of rules.kinds) removeEventListener(kind, use, true)
  for (const repeat of early.values()) repeat()
}

function listen(): void {
  const shared: Shared = window
  const { dataset } = document.documentElement
  document.addEventListener('DOMContentLoaded', whenRead)
  addEventListener('pageshow', (event) => {
    if (event.persisted && !state.isTakenOver) publishView(undefined)
  })
  for (const kind of rules.kinds) addEventListener(kind, use, true)
  // A list whose choices apply has no button, until a file does not load.
  dataset['applies'] = ''
  const markBroken = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.async) return
    state.isBroken = true
    delete dataset['applies']
  }
  addEventListener('error', markBroken, true)
  shared.firstScript = { hand: takeOver }
}

const functions = [
  runScripts,
  loadRest,
  start,
  use,
  usedBy,
  remember,
  rememberPress,
  answerConsent,
  publishView,
  isKnown,
  beginVisit,
  whenRead,
  takeOver,
  listen,
]

/**
 * Starts the framework's scripts of a cached page when they are used, and never for a visitor who only reads: when a pointer rests or
 * the focus is on what needs a script, when a block with `data-start="seen"` comes into view, and at once in a browser that is known
 * (a login, consent, something stored) or in a frame. What was pressed, ticked or chosen before is repeated when the framework takes over
 * (`hand`); what was typed is read by the fields themselves. The page view is published here, for it waits for no use; a page that is
 * rendered ahead of a visit is none. Inline, because it must run before any file has loaded.
 */
export const startWhenUsed = [
  `(()=>{const rules=${JSON.stringify(rules)},state=${JSON.stringify(state)},early=new Map;`,
  ...functions.map((one) => withoutSpaces(String(one))),
  'listen()})()',
].join('\n')

/** A text of code without its comments and indentation; where Node has removed a type it left spaces. */
function withoutSpaces(code: string): string {
  const lines = code.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n')
}
