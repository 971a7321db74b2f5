import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// Parallel tests slow the machine down; a longer timeout still fails when the awaited change is missing.
configure({ asyncUtilTimeout: 15_000 })

/** Test files share a window: what a page notes at its element may come late, when the next test has begun, and its address stays. */
beforeEach(() => {
  window.history.replaceState(null, '', '/')
  const { documentElement } = document
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
})

/** The document and the storage are cleared after each test. */
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})

const listen = window.addEventListener
const messageListeners: (() => void)[] = []
window.addEventListener = (type: string, ...how: [EventListenerOrEventListenerObject, ...unknown[]]) => {
  const given = [type, ...how] as Parameters<typeof listen>
  if (type === 'message') messageListeners.push(() => window.removeEventListener(...given))
  listen(...given)
}

/** Removes listeners for messages too (a guard of the preview's page accepts messages of its editor alone), and stubs of browser functions. */
afterAll(() => {
  for (const removeListener of messageListeners) removeListener()
  window.addEventListener = listen
  vi.unstubAllGlobals()
})
