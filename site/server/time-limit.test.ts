import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { within, withinLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what comes in time', () => {
  test('is given, and no timer is left', async () => {
    expect(await within(1000, Promise.resolve('answer'))).toBe('answer')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is thrown where it is a failure, also where something is given instead of what is late', async () => {
    await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(within(1000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what does not', () => {
  test('is an error that names the limit', async () => {
    const thrown = within(1000, new Promise(() => undefined)).catch(String)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await thrown).toBe('Error: No answer within 1000 ms')
  })

  test('is what is given instead, and not a moment earlier', async () => {
    const given = vi.fn()
    void within(1000, new Promise(() => undefined), () => 'late').then(given)
    await vi.advanceTimersByTimeAsync(999)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(given).toHaveBeenCalledExactlyOnceWith('late')
  })

  test('causes no unhandled rejection when it fails later', async () => {
    const unhandled = vi.fn()
    process.once('unhandledRejection', unhandled)
    const work = Promise.withResolvers<never>()
    const waited = within(1000, work.promise, () => undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await waited).toBeUndefined()
    work.reject(new Error('too late'))
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 0))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

test('a call whose time is over ends with a TimeoutError, one that is left with the reason of who left', async () => {
  vi.useRealTimers()
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  await expect(withinLimit({ limitMs: 20 }, never)).rejects.toMatchObject({ name: 'TimeoutError' })
  const leaving = new AbortController()
  const call = withinLimit({ limitMs: 5000, signal: leaving.signal }, never)
  leaving.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
})
