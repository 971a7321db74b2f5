import { afterEach } from 'vitest'

/** Files of tests share a window: what one drew or stored is gone before the next begins. */
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})
