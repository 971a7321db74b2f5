import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChooseBar, ChooseBox } from './choose-bar.tsx'
import { CompareLink } from './compare-link.client.tsx'
import { writeOwnList } from './own-list.client.ts'
import { readChosen, writeChosen } from './stored-codes.client.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const mount = (...codes: string[]) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      {codes.map((code) => (
        <ChooseBox key={code} code={code} />
      ))}
      <ChooseBar paths={{ compare: '/productos/comparar', list: '/productos/mi-lista', codes: '/productos/codigos' }} />
      <CompareLink code="C-9" path="/productos/comparar">
        Compare
      </CompareLink>
    </I18nProvider>,
  )

const box = (code: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${code}` })
const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Selected products' }))]

test('sends what is ticked here and what was ticked on another page', () => {
  writeChosen(['B-2'])
  mount('A-1')
  fireEvent.click(box('A-1'))
  expect(readChosen()).toEqual(['B-2', 'A-1'])
  expect(sent().map(([name, value]) => `${name}=${value}`)).toEqual(expect.arrayContaining(['c=A-1', 'c=B-2']))
  expect(screen.getByRole('status').textContent).toBe('Selected: 2')
})

test('ticks what was chosen before, and clears all at once', () => {
  writeChosen(['A-1', 'B-2'])
  mount('A-1')
  expect(box('A-1').checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([readChosen(), box('A-1').checked, sent()]).toEqual([[], false, []])
})

test('the number and the button that clears have their place before anything is chosen', () => {
  mount('A-1')
  const shown = () =>
    [...screen.getByRole('form', { name: 'Selected products' }).children].map(({ tagName }) => tagName)
  const before = shown()
  expect(screen.getByRole('status').dataset['chosen']).toBeUndefined()
  fireEvent.click(box('A-1'))
  expect(shown()).toEqual(before)
  expect(screen.getByRole('status').dataset['chosen']).toBe('')
})

test('the list gets what is ticked and the stored list, the comparison only what is ticked', () => {
  writeOwnList('NOR-1R*20')
  mount('A-1')
  fireEvent.click(box('A-1'))
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Selected products' })
  const sentBy = (name: string) => [...new FormData(form, screen.getByRole('button', { name }))].map(String)
  expect(sentBy('Compare')).toEqual(['c,A-1'])
  expect(sentBy('Add to my list').toSorted()).toEqual(['c,A-1', 'l,NOR-1R*20'])
})

test('a link adds its product to what was chosen', () => {
  writeChosen(['A-1'])
  mount()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/productos/comparar?c=A-1,C-9')
})

test('what another program stored under the name, or a day ago, is nothing', () => {
  for (const text of [
    '{',
    '7',
    '{"codes":"A","at":1}',
    JSON.stringify({ codes: ['A'], at: Date.now() - 90_000_000 }),
  ]) {
    localStorage.setItem('zarandal:comparison', text)
    expect(readChosen()).toEqual([])
  }
})
