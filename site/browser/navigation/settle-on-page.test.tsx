import { afterEach, expect, test, vi } from 'vitest'
import { settleOnPage } from './settle-on-page.client.ts'

afterEach(() => {
  document.body.innerHTML = ''
  window.location.hash = ''
})

const page = '<main><h1>NOR-1R</h1><details><table><tbody><tr id="row"><td>x</td></tr></tbody></table></details></main>'

test('the place that the address names is marked, focused, and its group opened', () => {
  document.body.innerHTML = page
  const row = document.querySelector<HTMLElement>('#row')
  if (!row) throw new Error('there is no row')
  row.scrollIntoView = vi.fn<() => void>()
  window.location.hash = '#row'
  settleOnPage(true)
  expect([row.dataset['reached'], document.activeElement, document.querySelector('details')?.open]).toEqual([
    '',
    row,
    true,
  ])
  expect(row.scrollIntoView).toHaveBeenCalled()
  window.location.hash = ''
  settleOnPage(true)
  expect([row.dataset['reached'], document.activeElement?.tagName]).toEqual([undefined, 'H1'])
})
