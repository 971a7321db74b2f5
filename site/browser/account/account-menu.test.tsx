import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccountMenu } from './account-menu.client.tsx'

const texts = {
  login: 'Customer sign-in',
  account: '',
  extranet: '',
  logout: '',
  endedTitle: '',
  endedText: '',
  again: '',
  waiting: '',
  back: '',
  close: '',
  problems: {},
  problem: '',
}
const returnOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://a.example').searchParams.get('returnTo')

function loginLink(path: string): HTMLElement {
  render(<AccountMenu homeHref="/en" extranetHref="/en/extranet" path={path} texts={texts} icon={undefined} />)
  const link = screen.getByRole('link', { name: 'Customer sign-in' })
  // This environment follows no links.
  link.addEventListener('click', (event) => event.preventDefault())
  return link
}

beforeEach(() => window.history.replaceState(undefined, '', '/en/products?maker=fiat&page=2'))
afterEach(cleanup)

test('the login leads back to the page it began on, and with its query once a script runs', () => {
  const link = loginLink('/en/products')
  expect(returnOf(link)).toBe('/en/products')
  fireEvent.click(link)
  expect(returnOf(link)).toBe('/en/products?maker=fiat&page=2')
})

test('from a screen that is no page the login leads to the extranet', () => {
  const link = loginLink('')
  fireEvent.click(link)
  expect(returnOf(link)).toBe('/en/extranet')
})
