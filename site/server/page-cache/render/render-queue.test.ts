import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { forNobodyYet } from '#site/server/upstream/priority.ts'
import { QueueFullError, renderLimits, renderQueue } from './render-queue.ts'
import { recordRender, waitingFor } from './render-record.ts'

/** Renders that end when the test says so. */
function renders(limits: Partial<Record<keyof typeof renderLimits, number>> = {}) {
  const queue = renderQueue({ ...renderLimits, computingMs: 60_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = async (name: string, wait: (end: Promise<void>) => Promise<void> = (end) => end) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    await queue.run((onBegin) => {
      begun.push(name)
      return recordRender(() => wait(promise), onBegin)
    })
    return name
  }
  return { begun, begin, end: (name: string) => ends.get(name)?.() }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => String(at))

describe('the render queue', () => {
  test('begins as many renders as compute at once, and the next one when one ends, in order', async () => {
    const { begun, begin, end } = renders()
    const all = names(6).map((name) => begin(name))
    await nextTurn()
    expect(begun).toEqual(['0', '1'])
    end('1')
    await all[1]
    await vi.waitFor(() => expect(begun).toEqual(['0', '1', '2']))
    for (const name of names(6)) {
      end(name)
      await vi.waitFor(() => expect(begun).toContain(String(Math.min(5, Number(name) + 2))))
    }
    expect(await Promise.all(all)).toEqual(names(6))
    expect(begun).toEqual(names(6))
  })

  test('lets the event loop turn between two renders, so that cached pages are sent first', async () => {
    const { begun, begin, end } = renders({ computing: 1 })
    const first = begin('0')
    void begin('1')
    end('0')
    await first
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
    expect(begun).toEqual(['0'])
    await vi.waitFor(() => expect(begun).toEqual(['0', '1']))
  })

  test('does not count renders that wait for content, up to the limit of renders under way', async () => {
    const { begun, begin } = renders({ started: 5 })
    for (const name of names(8)) void begin(name, waitingFor)
    await vi.waitFor(() => expect(begun).toHaveLength(5))
    await pause(60)
    expect(begun).toHaveLength(5)
  })

  test('does not count a render that takes much longer than any computes', async () => {
    const { begun, begin } = renders({ computingMs: 100 })
    for (const name of names(4)) void begin(name)
    await nextTurn()
    expect(begun).toHaveLength(2)
    await vi.waitFor(() => expect(begun).toHaveLength(4))
  })

  test('puts visitors before idle work', async () => {
    const { begun, begin, end } = renders({ computing: 1 })
    void begin('first')
    void forNobodyYet(() => begin('idle'))
    void begin('visitor')
    end('first')
    await vi.waitFor(() => expect(begun).toEqual(['first', 'visitor']))
    end('visitor')
    await vi.waitFor(() => expect(begun).toEqual(['first', 'visitor', 'idle']))
  })

  test('refuses at once what finds too many waiting, and takes renders again when there is room', async () => {
    const { begin, end } = renders({ computing: 1, waiting: 3 })
    const all = names(4).map((name) => begin(name))
    await expect(begin('late')).rejects.toThrow(QueueFullError)
    end('0')
    await all[0]
    await vi.waitFor(async () => {
      const again = begin('again')
      end('again')
      await Promise.race([again, nextTurn()])
    })
  })

  test('goes on after a render that failed', async () => {
    const queue = renderQueue({ ...renderLimits, computing: 1 })
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(async () => 'fine')).toBe('fine')
  })
})
