import { cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRestOfPage } from './use-rest-of-page.client.ts'

const html = document.documentElement
/** Whether each page was whole when the framework measured it, which it does in the layout effects of its arrival. */
let measured: string[]

function visit() {
  const { result, rerender } = renderHook(
    ({ path }) => {
      useLayoutEffect(() => {
        measured.push(`${path} ${html.dataset['rendered'] === undefined ? 'in part' : 'whole'}`)
      }, [path])
      return useRestOfPage(path)
    },
    { initialProps: { path: '/productos' } },
  )
  return {
    follow: (href: string) => result.current.follow(new URL(href, window.location.href)),
    show: (path: string) => rerender({ path }),
  }
}

beforeEach(() => {
  measured = []
  window.history.replaceState(null, '', '/productos')
})
afterEach(() => {
  cleanup()
  delete html.dataset['rendered']
  window.history.replaceState(null, '', '/')
})

test('a page that a link leads to is laid out in part when the framework asks for its layout', () => {
  const { follow, show } = visit()
  expect(measured).toEqual(['/productos in part'])
  html.dataset['rendered'] = ''
  follow('/contacto')
  show('/contacto')
  expect(measured.at(-1)).toBe('/contacto in part')
})

test('a page whose address names a place is whole', () => {
  const { follow, show } = visit()
  follow('/contacto#oficinas')
  show('/contacto')
  expect(measured.at(-1)).toBe('/contacto whole')
})

test('on the way back a page is whole, however early, and also where a link was about to lead on', () => {
  const { follow, show } = visit()
  follow('/contacto')
  show('/contacto')
  show('/productos')
  expect(measured.at(-1)).toBe('/productos whole')
  follow('/noticias')
  show('/contacto')
  expect(measured.at(-1)).toBe('/contacto whole')
})

test('a list that is narrowed leaves nothing behind for the next page', () => {
  const { follow, show } = visit()
  follow('/productos?kind=remote')
  show('/contacto')
  expect(measured.at(-1)).toBe('/contacto whole')
})
