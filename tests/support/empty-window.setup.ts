import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that runs other tests beside these takes its time; what never comes fails later, and all the same.
configure({ asyncUtilTimeout: 15_000 })

/** Files of tests share a window: what one drew or stored is gone before the next begins. */
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})
