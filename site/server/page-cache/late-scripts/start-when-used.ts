import { lastingChoices } from './lasting-choices.ts'
import { lateFiles } from './late-files.ts'

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
  /** The click that ends a press has come by then, milliseconds after the release. */
  clickMs: 100,
  /** Milliseconds after a page has finished (`browser/navigation/page-views`). */
  viewDelayMs: 160,
  kinds: ['pointerover', 'focusin', 'click', 'change', 'submit'],
  presses: ['pointerdown', 'pointerup', 'pointercancel'],
} as const

const state = {
  isStarted: false,
  /** Whether a button or a finger is down, or its click is about to come. */
  isPressed: false,
  /** Whether the scripts start when the press has ended. */
  isWanted: false,
  /** Whether the files have been requested, or are no longer needed ahead. */
  isRequested: false,
  /** Whether the style sheets and files of the scripts are on their way. */
  isLoading: false,
  /** Whether the framework handles what is used. */
  isTakenOver: false,
  /** Whether a file of the framework did not load. */
  isBroken: false,
  /** The timer of a pointer that rests on something; 0: none. */
  resting: 0,
  /** The timer of a press without a click; 0: none. */
  ending: 0,
}

/** What is written down at once, and what is done with the files that wait. */
const [lasting, files] = [lastingChoices, lateFiles]

/** What was done before the framework took over, by what it was done with. */
const early = new Map<EventTarget | Event, () => void>()

type Shared = Window & { dataLayer?: object[]; firstScript?: { hand: () => void } }

/* The functions from here to `listen` run in the browser: their text is written into the page, so that they name only each other and the
   five above. */

/** The style sheets come before the scripts run, so that what they add is never shown without its styles. */
function loadRest(): void {
  if (document.readyState === 'loading' || state.isLoading) return
  state.isLoading = true
  files.loadSheets(rules.lateType, () => files.runScripts(rules.lateType))
  request()
}

/** What the browser does with a press is shown first: a script that runs between the press and its click would hold both up. */
function start(): void {
  state.isWanted = true
  if (state.isStarted || state.isPressed) return
  state.isStarted = true
  requestAnimationFrame(() => setTimeout(loadRest))
}

function press({ type }: Event): void {
  clearTimeout(state.ending)
  state.isPressed = true
  if (type !== 'pointerdown') state.ending = self.setTimeout(endPress, rules.clickMs)
}

function endPress(): void {
  state.isPressed = false
  if (state.isWanted) start()
}

/** The files are there when they are needed. They do not run yet: a press that comes while they do would wait. */
function request(): void {
  if (state.isRequested) return
  state.isRequested = true
  files.fetchScripts(rules.lateType)
}

function use(event: Event): void {
  clearTimeout(state.resting)
  if (event.type === 'click') endPress()
  const used = usedBy(event)
  if (!used) return
  if (event.type === 'pointerover') {
    // A finger that moves over something scrolls.
    const isFinger = (event as PointerEvent).pointerType === 'touch'
    if (!isFinger) state.resting = self.setTimeout(request, rules.restMs)
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
  else if (event.type === 'change' && used instanceof HTMLInputElement && used.form) rememberChange(used, used.form)
}

function rememberChange(used: HTMLInputElement, form: HTMLFormElement): void {
  // With the form as it is then.
  if (form.matches('[data-applies]')) early.set(form, () => used.dispatchEvent(new Event('change', { bubbles: true })))
  const { codes: place, within } = form.dataset
  if (!place) return
  lasting.storeText(place, (text) => lasting.codesWith(text, used, Number(within)))
}

function rememberPress(event: Event, used: HTMLElement): void {
  if (used instanceof HTMLButtonElement && used.type === 'button') {
    early.set(event, () => used.click())
    return
  }
  if (!isForScript(event as MouseEvent, used)) return
  const { list, line } = used.dataset
  if (list && line) {
    // Without storage the link leads to a list with the product.
    if (!lasting.storeText(list, (text) => (text ? `${text},${line}` : line))) return
    // The framework, which may have the link already, would add it once more.
    event.stopPropagation()
  } else early.set(used, () => used.click())
  event.preventDefault()
}

/** Such a link leads to another page only where there is no script, and in another window or tab. */
function isForScript({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, { dataset }: HTMLElement): boolean {
  return dataset['start'] === 'press' && !state.isBroken && !ctrlKey && !metaKey && !shiftKey && !altKey
}

/**
 * A choice holds at once, whatever the visitor does next. The panel closes last, because it then shows what is stored.
 */
function answerConsent(event: SubmitEvent, form: HTMLFormElement): void {
  const { submitter } = event
  event.preventDefault()
  early.set(form, () => form.requestSubmit(submitter))
  const answer = submitter instanceof HTMLButtonElement ? submitter.value : ''
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = lasting.consentCookie(form, answer)
  form.closest<HTMLElement>('#consent')?.hidePopover()
}

function publishView(referrer: string): void {
  const shared: Shared = window
  setTimeout(() => {
    shared.dataLayer ??= []
    shared.dataLayer.push({
      event: 'page_view',
      page_location: location.href,
      page_referrer: referrer || undefined,
      page_title: document.title,
    })
  }, rules.viewDelayMs)
}

/** The page is there and visited. */
function beginVisit(): void {
  // `one-time-parameters.ts`; this page is shared, and its own address has nothing of the kind.
  publishView(document.referrer.replace(/\b(form|link|token)=[-.\w]{22,}&?/, ''))
  if (lasting.isKnown()) start()
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
  for (const kind of rules.presses) removeEventListener(kind, press, true)
  for (const repeat of early.values()) repeat()
  // The router loads ahead from now on. Taking the rules away lets the browser match the styles of the whole page again.
  const { requestIdleCallback: whenIdle = setTimeout } = self
  whenIdle(() => document.querySelector('script[type=speculationrules]')?.remove())
}

function listen(): void {
  const shared: Shared = window
  const { dataset } = document.documentElement
  document.addEventListener('DOMContentLoaded', whenRead)
  addEventListener('pageshow', (event) => {
    if (event.persisted && !state.isTakenOver) publishView('')
  })
  for (const kind of rules.kinds) addEventListener(kind, use, true)
  for (const kind of rules.presses) addEventListener(kind, press, true)
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
  loadRest,
  start,
  press,
  endPress,
  request,
  use,
  usedBy,
  remember,
  rememberPress,
  rememberChange,
  isForScript,
  answerConsent,
  publishView,
  beginVisit,
  whenRead,
  takeOver,
  listen,
]

/**
 * Starts the framework's scripts of a cached page when they are used, and never for a visitor who only reads: when what needs a script is
 * pressed or gets the focus (a pointer that rests on it has the files fetched), when a block with `data-start="seen"` comes into view, and at once in a browser that is known
 * (a login, consent, something stored) or in a frame. What was pressed, ticked or chosen before is repeated when the framework takes over
 * (`hand`); what was typed is read by the fields themselves. The page view is published here, for it waits for no use; a page that is
 * rendered ahead of a visit is none. Inline, because it must run before any file has loaded.
 */
export const startWhenUsed = [
  `(()=>{const rules=${JSON.stringify(rules)},state=${JSON.stringify(state)},early=new Map;`,
  ...Object.entries({ lasting, files }).map(
    ([name, one]) => `const ${name}={${Object.values(one).map(String).map(withoutSpaces).join()}};`,
  ),
  ...functions.map((one) => withoutSpaces(String(one))),
  'listen()})()',
].join('\n')

/** A text of code without its comments and indentation; where Node has removed a type it left spaces. */
function withoutSpaces(code: string): string {
  const lines = code.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n')
}
