import { afterEach, expect, test, vi } from 'vitest'
import { logInByPopup } from './log-in-by-popup.client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a window that closes itself and says how it went is believed, though the word comes after the sight', async () => {
  const login = openLogin({ closed: true })
  await vi.advanceTimersByTimeAsync(400)
  say({ kind: 'login-finished', mode: 'popup', result: 'ok' })
  expect(await login).toBe('ok')
})

test('a window that is closed and says nothing was closed by the person', async () => {
  const login = openLogin({ closed: true })
  await vi.advanceTimersByTimeAsync(700)
  expect(await login).toBe('cancelled')
})

test('a word of another origin, or about another kind of login, ends nothing', async () => {
  const login = openLogin({ closed: false })
  say({ kind: 'login-finished', mode: 'popup', result: 'ok' }, 'http://elsewhere.example')
  say({ kind: 'login-finished', mode: 'silent', result: 'ok' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await login).toBe('timeout')
})

test('a browser that opens no window says so at once', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(await logInByPopup()).toBe('blocked')
})

function openLogin({ closed }: { closed: boolean }): Promise<string> {
  vi.useFakeTimers()
  const opened = Object.create(window, { closed: { value: closed }, close: { value: () => undefined } })
  vi.spyOn(window, 'open').mockReturnValue(opened)
  return logInByPopup()
}

function say(data: unknown, origin = window.location.origin): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
}
