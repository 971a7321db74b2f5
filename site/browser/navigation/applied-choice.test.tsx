import { afterEach, expect, test, vi } from 'vitest'
import { closeSentPanel } from './applied-choice.client.ts'
import { listenToLinks } from './listen-to-links.client.ts'
import { settleOnPage } from './settle-on-page.client.ts'

const page = (checked: string) => `<main><h1>Productos</h1><p id="list-count">12</p><details><summary>Filtrar</summary>
  <form method="get" action="http://localhost:3000/productos#list" data-applies>
    <input type="hidden" name="view" value="table" />
    <details><summary>2</summary><input type="checkbox" name="lock-brand" value="nordala" ${checked} /></details>
    <input type="checkbox" name="kind" value="machine" />
  </form></details></main>`

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  document.body.innerHTML = ''
})

function show(checked = ''): void {
  document.body.innerHTML = page(checked)
}
const box = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

test('a ticked box leads to the list with it, in the spelling of lists, and nowhere on the page', () => {
  window.history.replaceState(undefined, '', '/productos?view=table')
  const go = vi.fn<(to: URL) => void>()
  stop = listenToLinks(go)
  show()
  box('lock-brand')?.click()
  expect(go.mock.lastCall?.[0].href).toBe('http://localhost:3000/productos?lock-brand=nordala&view=table')
  expect(document.documentElement.dataset['applies']).toBe('')
  stop()
  expect(document.documentElement.dataset['applies']).toBeUndefined()
})

test('the reader stays at the box, in its open group, with the number as its description; without such a box at the heading', () => {
  stop = listenToLinks(() => undefined)
  window.scrollBy = vi.fn<() => void>()
  show()
  box('lock-brand')?.click()
  show('checked')
  settleOnPage(false)
  expect(document.activeElement).toBe(box('lock-brand'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
  expect(box('lock-brand')?.getAttribute('aria-describedby')).toBe('list-count')
  box('kind')?.click()
  document.body.innerHTML = '<main><h1>Productos</h1></main>'
  settleOnPage(false)
  expect(document.activeElement?.tagName).toBe('H1')
})

test('a box of another form waits for its button', () => {
  const go = vi.fn<(to: URL) => void>()
  stop = listenToLinks(go)
  show()
  document.querySelector('form')?.removeAttribute('data-applies')
  box('kind')?.click()
  expect(go).not.toHaveBeenCalled()
})

test('the panel closes when its form is sent', () => {
  show()
  const form = document.querySelector('form')
  const panel = document.querySelector('details')
  if (!form || !panel) throw new Error('there is no panel')
  panel.open = true
  closeSentPanel(form)
  expect(panel.open).toBe(false)
})
