import { configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// A machine that runs other tests beside these takes its time; what never comes fails later, and all the same.
configure({ asyncUtilTimeout: 15_000 })

/** Files of tests share a window: what one drew or stored is gone before the next begins. */
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})

const listen = window.addEventListener
const hearing: (() => void)[] = []
window.addEventListener = (type: string, ...how: [EventListenerOrEventListenerObject, ...unknown[]]) => {
  const given = [type, ...how] as Parameters<typeof listen>
  if (type === 'message') hearing.push(() => window.removeEventListener(...given))
  listen(...given)
}

/** Listeners for messages go too: a guard of the preview's page accepts messages of its editor alone. */
afterAll(() => {
  for (const forget of hearing) forget()
  window.addEventListener = listen
})
