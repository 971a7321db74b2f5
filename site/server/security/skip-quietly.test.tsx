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

/** Longer than the platform waits before it reports an unhandled rejection. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a skipped view transition reports no error, on the old or the new page', async () => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: skipQuietly }))
  for (const name of ['pageswap', 'pagereveal']) {
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: skipped() }))
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))
  }
  await aMoment()
  expect(unseen).not.toHaveBeenCalled()
})
