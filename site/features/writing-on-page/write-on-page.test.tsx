import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { formFieldAt, writableTexts, writeText } from './write-on-page.client.ts'

vi.mock('#site/browser/live-preview/tell-editor.client.ts', () => ({ tellEditor: vi.fn() }))

const texts = {
  hero: {
    title: { kind: 'line', label: 'Título' },
    intro: { kind: 'lines', label: 'Intro' },
    long: { kind: 'form', label: 'Texto' },
  },
} as const

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20))
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page with one block; `editor` says what the editor's story has. */
function opened() {
  document.body.innerHTML =
    '<section data-blok-uid="1-a"><h1>Llaves</h1><p>Corta</p><div><p>Un texto largo</p></div></section>'
  let fields: Record<string, unknown> = {
    _uid: 'a',
    component: 'hero',
    title: 'Llaves',
    intro: 'Corta',
    long: 'Un texto largo',
  }
  const listeners = new Set<() => void>()
  const written: string[] = []
  vi.mocked(tellEditor).mockImplementation((_, message) => {
    written.push(message.action === 'writeText' ? `${message.field}=${message.value}` : message.action)
  })
  const writing = {
    storyId: 1,
    editorOrigin: 'https://e',
    texts,
    live: {
      now: () => ({ _uid: 'root', component: 'page', body: [fields] }),
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
  const editor = (change: Record<string, unknown>) => {
    fields = { ...fields, ...change }
    for (const listener of listeners) listener()
  }
  const start = (field: string) => {
    const text = writableTexts(writing).find((one) => one.field === field)
    if (!text) throw new Error('No text')
    const ends: string[] = []
    writeText(writing, { ...text, caret: undefined }, (end) => ends.push(end))
    const box = document.querySelector('textarea')
    if (!box) throw new Error('No box')
    const type = (value: string) => {
      box.value = value
      box.dispatchEvent(new Event('input'))
    }
    const press = (key: string, more: KeyboardEventInit = {}) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    return { box, type, press, ends }
  }
  return { writing, written, editor, start }
}

test('every key goes to the form, and the page’s own text is covered while it is written', () => {
  const { start, written } = opened()
  const { box, type } = start('title')
  expect([box.value, box.getAttribute('aria-label'), document.activeElement]).toEqual(['Llaves', 'Título', box])
  expect(document.querySelector('h1')?.hasAttribute('data-typed-over')).toBe(true)
  type('Llaves n')
  type('Llaves\nnuevas')
  expect(written).toEqual(['title=Llaves n', 'title=Llaves nuevas'])
})

test('a story that is older than the last key does not change the box; another text of the editor does', () => {
  const { start, editor } = opened()
  const { box, type } = start('title')
  type('a')
  type('ab')
  type('abc')
  editor({ title: 'a' })
  expect(box.value).toBe('abc')
  editor({ title: 'abc' })
  editor({ title: 'Undone' })
  expect(box.value).toBe('Undone')
})

test('an undo at once, for which the editor passes over the key before it, is in the box a second later', () => {
  vi.useFakeTimers()
  const { start, editor } = opened()
  const { box, type, press } = start('title')
  type('Llaves!')
  press('z', { ctrlKey: true })
  editor({ title: 'Llaves', intro: 'Another field' })
  expect(box.value).toBe('Llaves!')
  vi.advanceTimersByTime(1000)
  expect(box.value).toBe('Llaves')
  vi.useRealTimers()
})

test('500 quick edits, whose stories arrive late, are all right', () => {
  const { start, editor, written } = opened()
  const { box, type } = start('intro')
  const values = Array.from({ length: 500 }, (_, index) => `Texto ${index % 7} ${index}`)
  for (const [index, value] of values.entries()) {
    type(value)
    if (index >= 3) editor({ intro: values[index - 3] })
    expect(box.value).toBe(value)
  }
  for (const value of values.slice(-3)) editor({ intro: value })
  expect(box.value).toBe(values.at(-1))
  expect(written).toEqual(values.map((value) => `intro=${value}`))
})

test('Escape writes the first text again; Tab, Enter and leaving end with the text as it is', () => {
  const { start, written } = opened()
  const first = start('title')
  first.type('Otra')
  first.press('Escape')
  expect([first.ends, written]).toEqual([['done'], ['title=Otra', 'title=Llaves']])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.querySelector('[data-typed-over]')).toBeNull()
  const second = start('title')
  second.press('Tab', { shiftKey: true })
  const third = start('title')
  third.press('Enter')
  const fourth = start('title')
  fourth.box.blur()
  expect([second.ends, third.ends, fourth.ends]).toEqual([['previous'], ['done'], ['done']])
})

test('keys of a composition are its own; Enter in lines is a line; undo is the editor’s', () => {
  const { start, written } = opened()
  const title = start('title')
  for (const key of ['Enter', 'Escape', 'Tab']) title.press(key, { isComposing: true })
  expect(title.ends).toEqual([])
  title.press('Escape')
  const intro = start('intro')
  expect(intro.press('Enter')).toBe(true)
  expect(intro.press('z', { ctrlKey: true })).toBe(false)
  expect([intro.ends, written]).toEqual([[], ['shortcut']])
})

test('a text that the form alone edits is found by its words', () => {
  const { writing } = opened()
  const paragraph = document.querySelector('div p')
  expect(writableTexts(writing).map(({ field }) => field)).toEqual(['title', 'intro'])
  expect(paragraph && formFieldAt(paragraph, writing)).toEqual({ uid: 'a', field: 'long' })
  expect(formFieldAt(document.body, writing)).toBeUndefined()
})
