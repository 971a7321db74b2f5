import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateType, startByItself } from './start-by-itself.ts'

type FirstScript = { firstScript?: { hand: () => void } }
const page = window as FirstScript

/** Listeners of the first script, which would stay in the window that all tests share. */
const added: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  for (const target of [window, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) => {
      add(type, listener, options)
      added.push(() => target.removeEventListener(type, listener as EventListener, options))
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const remove of added.splice(0)) remove()
  vi.useRealTimers()
  delete page.firstScript
  for (const hint of document.querySelectorAll('link[rel=preload]')) hint.remove()
  Reflect.deleteProperty(document, 'prerendering')
})

/** A page with a waiting script and the given content, which the browser has read. */
function mount(html: string, readyState: DocumentReadyState = 'interactive'): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  document.body.innerHTML = `<script type="${lateType}" src="/_next/a.js" async></script>${html}`
  runInThisContext(startByItself)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

/** Whether it waits still after the next frame, before which nothing starts. */
async function isWaiting(): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(20)
  return document.querySelector(`script[type="${lateType}"]`) !== null
}
const hints = () => document.querySelectorAll('link[rel=preload][href$="/_next/a.js"]').length
const send = (target: string, event: Event) => document.querySelector(target)?.dispatchEvent(event)
const press = (target: string, more: MouseEventInit = {}) =>
  send(target, new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
const fill = (target: string) => send(target, new Event('change', { bubbles: true }))

test('the files are fetched when the page has loaded, and run when it is idle', async () => {
  mount('<p>text</p>')
  expect([await isWaiting(), hints()]).toEqual([true, 0])
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  window.dispatchEvent(new Event('load'))
  expect([await isWaiting(), hints()]).toEqual([true, 1])
  for (const run of idle) run()
  expect(await isWaiting()).toBe(false)
  vi.unstubAllGlobals()
})

test.each(['click', 'keydown', 'focusin'])('%s starts them after the next frame', async (type) => {
  mount('<a href="#a">A</a>')
  send('a', new Event(type, { bubbles: true }))
  expect(await isWaiting()).toBe(false)
})

test('they run when their style sheets are there, or do not come', async () => {
  mount(
    '<input><link type="text/late" rel="stylesheet" href="/a.css"><link type="text/late" rel="stylesheet" href="/b.css">',
  )
  const [one, other] = document.querySelectorAll('link[rel=stylesheet]')
  send('input', new Event('focusin', { bubbles: true }))
  expect([await isWaiting(), document.querySelectorAll('link[type]').length]).toEqual([true, 0])
  one?.dispatchEvent(new Event('load'))
  expect(await isWaiting()).toBe(true)
  other?.dispatchEvent(new Event('error'))
  expect(await isWaiting()).toBe(false)
})

test('a use while the document is being read starts them once it has been read', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  document.body.innerHTML = `<script type="${lateType}" src="/_next/a.js" async></script><input>`
  runInThisContext(startByItself)
  send('input', new Event('focusin', { bubbles: true }))
  expect(await isWaiting()).toBe(true)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(await isWaiting()).toBe(false)
})

test('a page that is rendered ahead starts nothing until it is visited', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  mount('<p>text</p>', 'complete')
  await vi.advanceTimersByTimeAsync(5000)
  expect([await isWaiting(), hints()]).toEqual([true, 0])
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  await vi.advanceTimersByTimeAsync(5000)
  expect([await isWaiting(), hints()]).toEqual([false, 1])
})

test('what only a script does is held, and done once and in its order when the framework takes over', () => {
  mount(
    '<button type="button" id="a"></button><a href="#list" data-held id="b">Add</a><form data-held><button id="c"></button></form>',
  )
  const done: string[] = []
  const take = (event: Event) => {
    event.preventDefault()
    done.push((event.target as Element).id || (event as SubmitEvent).submitter?.id || '')
  }
  for (const element of document.querySelectorAll('#a,#b')) element.addEventListener('click', take)
  document.querySelector('form')?.addEventListener('submit', take)
  for (const target of ['#a', '#b', '#a']) press(target)
  document.querySelector('form')?.requestSubmit(document.querySelector<HTMLElement>('#c'))
  expect(done).toEqual([])
  page.firstScript?.hand()
  expect([done, page.firstScript]).toEqual([['a', 'b', 'a', 'c'], undefined])
  press('#a')
  expect(done).toEqual(['a', 'b', 'a', 'c', 'a'])
})

test('links and what the browser does by itself are not held', () => {
  mount('<a href="#a">A</a><button type="button" popovertarget="m"></button><a href="#b" data-held id="b">B</a>')
  expect([press('a'), press('button'), press('#b', { ctrlKey: true })]).toEqual([true, true, true])
})

test('a link waits once something was filled in or held', () => {
  mount('<input><a href="#a">A</a><a href="#b" target="_blank" id="b">B</a>')
  fill('input')
  expect([press('a'), press('#b')]).toEqual([false, true])
  const followed = vi.fn<() => void>()
  document.querySelector('a')?.addEventListener('click', followed)
  page.firstScript?.hand()
  expect(followed).toHaveBeenCalledTimes(1)
})

test.each([
  ['a file does not load', () => void send('script', new Event('error'))],
  ['the scripts do not come', () => void vi.advanceTimersByTime(10_000)],
])('a held link leads on when %s, and nothing is held from then on', (_, fail) => {
  mount('<a href="#list" data-held>Add</a>')
  expect(press('a')).toBe(false)
  fail()
  expect([window.location.hash, press('a'), 'applies' in document.documentElement.dataset]).toEqual([
    '#list',
    true,
    false,
  ])
})
