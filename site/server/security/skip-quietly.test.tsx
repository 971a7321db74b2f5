import { afterAll, expect, test, vi } from 'vitest'
import { skipQuietly } from './skip-quietly.ts'

const unseen = vi.fn<() => void>()
process.on('unhandledRejection', unseen)
afterAll(() => {
  process.off('unhandledRejection', unseen)
})

function skipped() {
  const reject = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
  return { updateCallbackDone: reject(), ready: reject(), finished: reject() }
}

/** Longer than the platform waits for somebody who looks at a promise. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a transition that the browser leaves out is no error, of a page that goes or comes', async () => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: skipQuietly }))
  for (const name of ['pageswap', 'pagereveal']) {
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: skipped() }))
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))
  }
  await aMoment()
  expect(unseen).not.toHaveBeenCalled()
})
