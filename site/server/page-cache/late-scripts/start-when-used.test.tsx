import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateType, startWhenUsed } from './start-when-used.ts'

type FirstScript = { firstScript?: { hand: () => void }; dataLayer?: { event: string }[] }
const page = window as FirstScript

/** Listeners of the first script, which would stay in the window that all tests share. */
const added: (() => void)[] = []
/** Elements whose visibility is watched. */
let watched: Element[]
/** Reports that they are in view. */
let reportSeen: () => void

beforeEach(() => {
  vi.useFakeTimers()
  watched = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reportSeen = () => report([{ isIntersecting: true }])
      }
      observe = (element: Element) => watched.push(element)
    },
  )
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
  vi.unstubAllGlobals()
  localStorage.clear()
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'consent=; Max-Age=0; Path=/'
  delete page.firstScript
  delete page.dataLayer
  Reflect.deleteProperty(document, 'prerendering')
})

/** A page with a waiting script and the given content, as far as the browser has read it. */
function mount(html: string): void {
  document.body.innerHTML = `<script type="${lateType}" src="/_next/a.js" async></script>${html}`
  runInThisContext(startWhenUsed)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

/** Whether it waits still after the next frame, before which nothing starts. */
function isWaiting(): boolean {
  vi.advanceTimersByTime(20)
  return document.querySelector(`script[type="${lateType}"]`) !== null
}
const send = (target: string, type: string) =>
  document.querySelector(target)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
const views = () => (page.dataLayer ?? []).filter(({ event }) => event === 'page_view').length

test('reading and following links starts nothing, and the page view is published once', () => {
  mount('<a href="#a">A</a><button popovertarget="m"></button><details><summary>B</summary></details><p>C</p>')
  for (const target of ['a', 'button', 'summary', 'p'])
    for (const type of ['pointerover', 'focusin', 'click']) send(target, type)
  vi.advanceTimersByTime(1000)
  expect([isWaiting(), views()]).toEqual([true, 1])
})

test('a pointer that rests on a field has the files fetched, one that passes does not', () => {
  mount('<input><p>text</p>')
  const requested = () => document.querySelectorAll('link[rel=preload][href$="/_next/a.js"]').length
  send('input', 'pointerover')
  vi.advanceTimersByTime(60)
  send('p', 'pointerover')
  vi.advanceTimersByTime(1000)
  expect(requested()).toBe(0)
  for (let time = 0; time < 2; time += 1) {
    send('input', 'pointerover')
    vi.advanceTimersByTime(100)
  }
  expect([requested(), isWaiting()]).toEqual([1, true])
  for (const hint of document.querySelectorAll('link[rel=preload]')) hint.remove()
})

test('a press starts nothing until its click has come', () => {
  mount('<input><p>text</p>')
  for (const type of ['pointerdown', 'focusin']) send('input', type)
  vi.advanceTimersByTime(1000)
  expect(isWaiting()).toBe(true)
  send('input', 'pointerup')
  expect(isWaiting()).toBe(true)
  send('input', 'click')
  expect(isWaiting()).toBe(false)
})

test('a press that becomes no click holds nothing up for longer than its click could take', () => {
  mount('<input>')
  for (const type of ['pointerdown', 'focusin', 'pointercancel']) send('input', type)
  expect(isWaiting()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(isWaiting()).toBe(false)
})

test('what is ticked for a comparison is stored at once, and what was chosen a day ago is left out', () => {
  mount(
    `<form id="f" data-codes="c" data-within="1000"></form>${['A', 'B'].map(
      (code) => `<input type="checkbox" form="f" value="${code}">`,
    )}`,
  )
  const tick = (value: string, checked: boolean) => {
    const box = document.querySelector<HTMLInputElement>(`[value=${value}]`)
    if (box) box.checked = checked
    send(`[value=${value}]`, 'change')
  }
  const codes = () => (JSON.parse(localStorage.getItem('c') ?? '{}') as { codes?: string[] }).codes
  const ticked = (value: string, checked: boolean) => {
    tick(value, checked)
    return codes()
  }
  expect([ticked('A', true), ticked('B', true), ticked('A', false)]).toEqual([['A'], ['A', 'B'], ['B']])
  vi.advanceTimersByTime(1001)
  expect([ticked('A', true), ticked('A', false), localStorage.getItem('c')]).toEqual([['A'], undefined, null])
  localStorage.setItem('c', 'of another program')
  tick('B', true)
  expect(localStorage.getItem('c')).toBe('of another program')
})

test('a product is added to the list at once, and its link leads on where nothing can be stored', () => {
  const taken = vi.fn<() => void>()
  mount('<a href="#list" data-start="press" data-list="l" data-line="A*2">Add</a>')
  document.querySelector('a')?.addEventListener('click', taken)
  expect([send('a', 'click'), localStorage.getItem('l'), isWaiting()]).toEqual([false, 'A*2', false])
  send('a', 'click')
  page.firstScript?.hand()
  expect([localStorage.getItem('l'), taken.mock.calls.length]).toEqual(['A*2,A*2', 0])
  mount('<a href="#list" data-start="press" data-list="l" data-line="A*2">Add</a>')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(send('a', 'click')).toBe(true)
})

test.each([
  ['the focus in a field', '<input>', 'input', 'focusin'],
  ['a press of a button', '<button type="button"></button>', 'button', 'click'],
  [
    'a press of a picture',
    '<ul data-start="click"><li><button popovertarget="a"></button></li></ul>',
    'button',
    'click',
  ],
])('%s starts them after the next frame', (_, html, target, type) => {
  mount(html)
  send(target, type)
  expect(isWaiting()).toBe(false)
})

test('the style sheets are fetched then, the scripts meanwhile, and run when no sheet is awaited', () => {
  mount(
    '<input><link type="text/late" rel="stylesheet" href="/a.css"><link type="text/late" rel="stylesheet" href="/b.css">',
  )
  const [one, other] = document.querySelectorAll('link[rel=stylesheet]')
  const late = () => document.querySelectorAll('link[type]').length
  expect([isWaiting(), late()]).toEqual([true, 2])
  send('input', 'focusin')
  expect([isWaiting(), late()]).toEqual([true, 0])
  expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toContain('/_next/a.js')
  one?.dispatchEvent(new Event('load'))
  expect(isWaiting()).toBe(true)
  other?.dispatchEvent(new Event('error'))
  expect(isWaiting()).toBe(false)
})

test('a use while the document is being read starts them once it has been read', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  document.body.innerHTML = `<script type="${lateType}" src="/_next/a.js" async></script><input>`
  runInThisContext(startWhenUsed)
  send('input', 'focusin')
  expect(isWaiting()).toBe(true)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(isWaiting()).toBe(false)
})

test('a block that says so starts them when it is seen', () => {
  mount('<div data-start="seen"></div><div data-start="click"></div>')
  expect([watched.length, isWaiting()]).toEqual([1, true])
  reportSeen()
  expect(isWaiting()).toBe(false)
})

test('a browser that has stored something starts them without a use', () => {
  localStorage.setItem('zarandal:list', 'NOR-1R')
  mount('<p>text</p>')
  expect(isWaiting()).toBe(false)
})

test('a page that is rendered ahead publishes nothing and starts nothing until it is visited', () => {
  localStorage.setItem('zarandal:list', 'NOR-1R')
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  mount('<p>text</p>')
  vi.advanceTimersByTime(1000)
  expect([isWaiting(), views()]).toEqual([true, 0])
  document.dispatchEvent(new Event('prerenderingchange'))
  vi.advanceTimersByTime(1000)
  expect([isWaiting(), views()]).toEqual([false, 1])
})

test('presses are repeated, in their order, when the page takes over, and later ones are not', () => {
  mount('<button type="button" id="a"></button><button type="button" id="b"></button>')
  for (const button of ['#a', '#b', '#a']) send(button, 'click')
  const pressed: string[] = []
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id))
  page.firstScript?.hand()
  expect([pressed, page.firstScript]).toEqual([['a', 'b', 'a'], undefined])
  send('#b', 'click')
  expect(pressed).toEqual(['a', 'b', 'a', 'b'])
})

test.each([
  ['none', 'consent=v1'],
  ['ticked', 'consent=v1.marketing'],
  ['all', 'consent=v1.statistics.marketing'],
])('the answer %s about consent is stored at once and repeated when the page takes over', (value, cookie) => {
  HTMLElement.prototype.showPopover = vi.fn<() => void>()
  // The form of a page that is about to take over shows the stored choice.
  HTMLElement.prototype.hidePopover = vi.fn(() => {
    if (document.cookie === '') for (const box of document.querySelectorAll('input')) box.checked = false
  })
  mount(
    `<section id="consent"><form data-none="consent=v1; Max-Age=60; Path=/">
      <input type="checkbox" name="purpose" value="statistics">
      <input type="checkbox" name="purpose" value="marketing" checked>
      <button value="${value}"></button></form></section>`,
  )
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1)
  const [form, button] = [document.querySelector('form'), document.querySelector('button')]
  const sent = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  form?.addEventListener('submit', sent)
  form?.requestSubmit(button)
  expect([document.cookie, isWaiting()]).toEqual([cookie, false])
  page.firstScript?.hand()
  expect(sent.mock.calls.map(([{ submitter }]) => submitter)).toEqual([button, button])
})

test('of several choices of a list that applies them, one is repeated, with the form as it is then', () => {
  mount('<form data-applies=""><input type="checkbox" id="a"><input type="checkbox" id="b"></form><input id="other">')
  for (const box of ['#a', '#b', '#other']) send(box, 'change')
  const changed = vi.fn<(event: Event) => void>()
  document.body.addEventListener('change', changed)
  page.firstScript?.hand()
  expect(changed.mock.calls.map(([{ target }]) => (target as Element).id)).toEqual(['b'])
})

test('a link that a script does without leaving the page waits for it, and leads away when a file does not load', () => {
  mount('<a href="#list" data-start="press">Add</a>')
  expect(send('a', 'click')).toBe(false)
  send('script', 'error')
  expect(send('a', 'click')).toBe(true)
})
