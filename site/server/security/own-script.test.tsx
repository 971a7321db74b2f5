import { afterAll, expect, test, vi } from 'vitest'
import { rememberByScript } from '#site/routing/cookies/locale-cookie.ts'
import { ownScript } from './own-script.ts'

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
  document.head.append(Object.assign(document.createElement('script'), { textContent: ownScript }))
  for (const name of ['pageswap', 'pagereveal']) {
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: skipped() }))
    window.dispatchEvent(Object.assign(new Event(name), { viewTransition: null }))
  }
  await aMoment()
  expect(unseen).not.toHaveBeenCalled()
})

test('a page is laid out as a whole where its address, or a press, names a place', () => {
  const { dataset } = document.documentElement
  const run = () => document.head.append(Object.assign(document.createElement('script'), { textContent: ownScript }))
  document.body.innerHTML = '<a href="/other">other</a><a href="#place">place</a>'
  run()
  expect(dataset['rendered']).toBeUndefined()
  for (const [at, mark] of [undefined, ''].entries()) {
    document.querySelectorAll('a')[at]?.click()
    expect(dataset['rendered']).toBe(mark)
  }
  delete dataset['rendered']
  window.location.hash = '#place'
  run()
  expect(dataset['rendered']).toBe('')
})

test('where no response may set a cookie, a document remembers its locale as the server would, and no default one', () => {
  const { dataset } = document.documentElement
  const visit = (locale: string) => {
    dataset['locale'] = locale
    document.head.append(Object.assign(document.createElement('script'), { textContent: `{${rememberByScript}}` }))
    return /i18n_redirected=([^;]*)/.exec(document.cookie)?.[1]
  }
  expect(['es es', 'en es', 'en es', 'es es'].map(visit)).toEqual([undefined, 'en', 'en', 'es'])
  delete dataset['locale']
  expect(ownScript).not.toContain('document.cookie=')
})
