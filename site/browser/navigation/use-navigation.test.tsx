import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const router = { push: vi.fn(), prefetch: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const { useNavigation } = await import('./use-navigation.client.ts')
const { claimDocument } = await import('./document-owner/owned-document.client.ts')

const hooks = { leavesTo: () => false, onLeave: () => undefined, onFollow: () => undefined }

function Page({ href }: { href: string }) {
  useNavigation(hooks)
  return <a href={href}>Catálogos</a>
}

/** Follows a link, and lets the picture come that is waited for. */
function follow(href: string): void {
  render(<Page href={href} />)
  fireEvent.click(screen.getByRole('link'))
  vi.advanceTimersByTime(500)
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(undefined, '', '/extranet')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  router.push.mockClear()
  document.cookie = 'is_authenticated=; Max-Age=0'
})

test('a customer goes from page to page of the extranet without loading documents', () => {
  document.cookie = 'is_authenticated=1'
  follow('/extranet/catalogos')
  expect(router.push).toHaveBeenCalledWith('/extranet/catalogos', { scroll: true })
})

test('behind a login that is over the router goes nowhere: the browser, which this environment lacks, asks the site', () => {
  follow('/extranet/catalogos')
  expect(router.push).not.toHaveBeenCalled()
})

test('in a document of another login the router goes nowhere: its cache holds the pages of that login', () => {
  claimDocument('mark-a')
  document.cookie = 'is_authenticated=mark-b'
  follow('/extranet/catalogos')
  expect(router.push).not.toHaveBeenCalled()
  cleanup()
  document.cookie = 'is_authenticated=mark-a'
  follow('/extranet/catalogos')
  expect(router.push).toHaveBeenCalledWith('/extranet/catalogos', { scroll: true })
})
