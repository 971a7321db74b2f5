import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { manifestDelay, pollEvery, type VersionWatch, watchVersion } from './version-watch.client.ts'

let latest: string
let requested: string[]
let watch: VersionWatch | undefined
beforeEach(() => {
  vi.useFakeTimers()
  latest = 'a'
  requested = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    if (latest === 'down') throw new TypeError('Failed to fetch')
    const redirects = { '/alt': { redirect: 'https://elsewhere.example/' } }
    return Response.json(address.includes('latest') ? { id: latest } : { id: 'a', matcher: { static: redirects } })
  })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  watch?.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an open page', () => {
  test('reads the manifest of its build a second after it has come to rest', async () => {
    watch = watchVersion('a')
    await vi.advanceTimersByTimeAsync(manifestDelay - 1)
    expect(requested).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requested).toEqual(['/builds/meta/a.json'])
    expect(watch.isSentOn('/alt')).toBe(true)
    expect(watch.isSentOn('/productos')).toBe(false)
  })

  test('looks for a newer build every 60 minutes and when it is shown again', async () => {
    watch = watchVersion('a')
    expect(pollEvery).toBe(3_600_000)
    await vi.advanceTimersByTimeAsync(pollEvery)
    expect(requested.filter((address) => address === '/builds/latest.json')).toHaveLength(1)
    expect(watch.isOutdated()).toBe(false)
    latest = 'b'
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(watch.isOutdated()).toBe(true)
  })

  test('ignores a site that does not respond', async () => {
    watch = watchVersion('a')
    latest = 'down'
    expect(await watch.check()).toBe(false)
    await vi.advanceTimersByTimeAsync(manifestDelay)
    expect(watch.isSentOn('/alt')).toBe(false)
  })
})
