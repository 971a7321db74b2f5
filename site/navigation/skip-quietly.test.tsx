import { afterAll, expect, test, vi } from 'vitest'
import { skipQuietly } from './skip-quietly.client.ts'

const unseen = vi.fn<() => void>()
process.on('unhandledRejection', unseen)
afterAll(() => {
  process.off('unhandledRejection', unseen)
  Reflect.deleteProperty(document, 'activeViewTransition')
})

function skipped() {
  const reject = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
  return { updateCallbackDone: reject(), ready: reject(), finished: reject() }
}

/** Longer than the platform waits for somebody who looks at a promise. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a transition that the browser leaves out is no error, of a page that goes, comes or was shown before its scripts', async () => {
  Object.assign(document, { activeViewTransition: skipped() })
  skipQuietly()
  for (const name of ['pageswap', 'pagereveal']) {
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: skipped() }))
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))
  }
  await aMoment()
  expect(unseen).not.toHaveBeenCalled()
})
