import { runInThisContext } from 'node:vm'
import { act } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { handOver, takeBack } from './hand-over.client.ts'
import { noteChanges } from './note-changes.ts'

const press = vi.fn<() => void>()

beforeEach(() => {
  document.body.innerHTML = ''
  press.mockClear()
  // React's development build names attributes that others have set, and leaves them.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Text beside text, which React keeps as nodes of its own, an optional one, and each kind of thing that a visitor uses. */
function Page({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Title of the page</h1>
      <form>
        <label htmlFor="q">Words</label>
        <input id="q" name="q" defaultValue="" />
        <textarea name="note" defaultValue="As the server wrote it" />
        <select name="kind" defaultValue="a">
          <option value="a">First</option>
          <option value="b">Second</option>
        </select>
        <input type="checkbox" name="c" />
        <button type="button" onClick={() => (setCount(count + 1), press())}>
          Chosen: {count}
          {count === 1 && ' (one)'} of all
        </button>
      </form>
      <details>
        <summary>More</summary>
        <p>{children}</p>
      </details>
    </main>
  )
}

/** As the translations of Chromium and Google do it. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.localName === 'textarea') continue
    if (text.parentElement?.localName === 'option') text.data = `‹${text.data}›`
    else {
      const font = document.createElement('font')
      font.appendChild(document.createElement('font')).textContent = `‹${text.data}›`
      text.replaceWith(font)
    }
  }
}

/** What extensions do beside fields. */
function extend(root: HTMLElement): void {
  root.setAttribute('data-extension', '')
  for (const field of root.querySelectorAll('input, textarea')) {
    field.setAttribute('data-lt-active', 'true')
    field.after(document.createElement('extension-icon'))
  }
  root.querySelector('form')?.prepend(document.createElement('div'))
}

const changes: Readonly<Record<string, (root: HTMLElement) => void>> = {
  'a translation': translate,
  'an extension': extend,
  'both of them': (root) => {
    extend(root)
    translate(root)
  },
}

/** The page as a visitor has used it before the scripts arrive. */
function usedPage() {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Page>words</Page>)
  runInThisContext(`{${noteChanges}}`)
  window.dispatchEvent(new Event('DOMContentLoaded'))
  const one = <Kind extends HTMLElement>(selector: string) => page.querySelector<Kind>(selector) as Kind
  one<HTMLInputElement>('[name=q]').value = 'nor1r'
  one<HTMLInputElement>('[name=q]').focus()
  one<HTMLInputElement>('[name=q]').setSelectionRange(2, 3)
  one<HTMLTextAreaElement>('textarea').value = 'As the visitor wrote it'
  one<HTMLSelectElement>('select').value = 'b'
  one<HTMLInputElement>('[name=c]').checked = true
  one<HTMLDetailsElement>('details').open = true
  const used = [...page.querySelectorAll('input, textarea, select, button, details')]
  const held = () => ({
    elements: used.every((element) => element.isConnected),
    data: [...new FormData(one<HTMLFormElement>('form')).values()].map(String),
    isOpen: one<HTMLDetailsElement>('details').open,
    focus: document.activeElement?.getAttribute('name'),
    caret: one<HTMLInputElement>('[name=q]').selectionStart,
  })
  return { page, held, button: one('button') }
}

async function start(page: HTMLElement) {
  const problems: unknown[] = []
  const root = await act(async () => {
    handOver()
    return hydrateRoot(page, <Page>words</Page>, { onRecoverableError: (error) => problems.push(error) })
  })
  takeBack()
  return { problems, root }
}

test.each(Object.keys(changes))('what a visitor has done in a page with the changes of %s stays', async (name) => {
  const { page, held, button } = usedPage()
  const before = held()
  changes[name]?.(page)
  const changed = page.innerHTML
  const { problems, root } = await start(page)
  expect(problems).toEqual([])
  expect(held()).toEqual(before)
  expect(page.innerHTML).toBe(changed)
  act(() => button.click())
  expect(press).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
})

test('React changes and removes text that a translation stands for', async () => {
  const { page, button } = usedPage()
  translate(page)
  const { root } = await start(page)
  const texts: string[] = []
  for (let count = 0; count < 2; count += 1) {
    act(() => button.click())
    texts.push(button.textContent)
    translate(button)
    // The observer of the page's changes is told first.
    await Promise.resolve()
  }
  expect(texts[0]).toBe('‹Chosen: ›1 (one)‹ of all›')
  expect(texts[1]).toBe('‹‹Chosen: ››2‹‹ of all››')
  act(() => root.unmount())
})

test('a change that comes while React works is undone for React as well', async () => {
  const { page, held } = usedPage()
  const before = held()
  handOver()
  translate(page)
  await Promise.resolve()
  expect(page.innerHTML).not.toContain('font')
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(page, <Page>words</Page>, { onRecoverableError: (error) => problems.push(error) }),
  )
  takeBack()
  expect(problems).toEqual([])
  expect(held()).toEqual(before)
  expect(page.querySelector('h1')?.innerHTML).toBe('<font><font>‹Title of the page›</font></font>')
  act(() => root.unmount())
})

/** As React's inline script moves a part that the server has sent at the end to its place (React 19, `$RV`). */
function moveLatePart(page: HTMLElement): void {
  const [late, waiting] = [page.querySelector('[id="S:0"]'), page.querySelector('template')]
  const boundary = waiting?.previousSibling as Comment
  late?.remove()
  waiting?.nextElementSibling?.remove()
  waiting?.replaceWith(...(late?.childNodes ?? []))
  boundary.data = '$'
}

test('a part of the page that React moves to its place after the document was read is there once', async () => {
  const tree = (words: string) => (
    <Suspense fallback={<p>Soon</p>}>
      <h2>{words}</h2>
    </Suspense>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML =
    '<!--$?--><template id="B:0"></template><p>Soon</p><!--/$--><div hidden id="S:0"><h2>Sent at the end</h2></div>'
  runInThisContext(`{${noteChanges}}`)
  window.dispatchEvent(new Event('DOMContentLoaded'))
  moveLatePart(page)
  await Promise.resolve()
  const problems: unknown[] = []
  const root = await act(async () => {
    handOver()
    return hydrateRoot(page, tree('Sent at the end'), { onRecoverableError: (error) => problems.push(error) })
  })
  await act(async () => root.render(tree('Written since')))
  takeBack()
  expect(problems).toEqual([])
  expect(page.textContent).toBe('Written since')
  act(() => root.unmount())
})
