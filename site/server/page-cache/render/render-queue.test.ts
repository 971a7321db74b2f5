import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { inBackground } from '#site/server/upstream/priority.ts'
import { QueueFullError, renderLimits, renderQueue } from './render-queue.ts'
import { recordRender, waitingFor } from './render-record.ts'

/** Renders that the test ends. */
function renders(limits: Partial<Record<keyof typeof renderLimits, number>> = {}) {
  const queue = renderQueue({ ...renderLimits, computingMs: 60_000, ...limits })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const start = async (name: string, wait: (end: Promise<void>) => Promise<void> = (end) => end) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    await queue.run((onStart) => {
      started.push(name)
      return recordRender(() => wait(promise), onStart)
    })
    return name
  }
  return { started, start, state: queue.state, end: (name: string) => ends.get(name)?.() }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => String(at))

describe('the render queue', () => {
  test('starts as many renders as compute at once, and the next one when one ends, in order', async () => {
    const { started, start, end } = renders({ computing: 2 })
    const all = names(6).map((name) => start(name))
    await nextTurn()
    expect(started).toEqual(['0', '1'])
    end('1')
    await all[1]
    await vi.waitFor(() => expect(started).toEqual(['0', '1', '2']))
    for (const name of names(6)) {
      end(name)
      await vi.waitFor(() => expect(started).toContain(String(Math.min(5, Number(name) + 2))))
    }
    expect(await Promise.all(all)).toEqual(names(6))
    expect(started).toEqual(names(6))
  })

  test('says how many renders wait, and for how long the oldest has', async () => {
    const { start, state } = renders({ computing: 2 })
    expect(state()).toEqual({ length: 0, oldestMs: 0 })
    for (const name of names(5)) void start(name)
    await pause(20)
    expect(state().length).toBe(3)
    expect(state().oldestMs).toBeGreaterThan(10)
  })

  test('lets the event loop turn between two renders, so that cached pages are sent first', async () => {
    const { started, start, end } = renders()
    const first = start('0')
    void start('1')
    end('0')
    await first
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
    expect(started).toEqual(['0'])
    await vi.waitFor(() => expect(started).toEqual(['0', '1']))
  })

  test('lets the event loop turn after a render that waited for nothing, also before one that arrives later', async () => {
    const queue = renderQueue()
    const started: string[] = []
    await queue.run(async () => void started.push('first'))
    void queue.run(async () => void started.push('second'))
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
    expect(started).toEqual(['first'])
    await vi.waitFor(() => expect(started).toEqual(['first', 'second']))
  })

  test('does not count renders that wait for content, up to the limit of renders under way', async () => {
    const { started, start } = renders({ started: 5 })
    for (const name of names(8)) void start(name, waitingFor)
    await vi.waitFor(() => expect(started).toHaveLength(5))
    await pause(60)
    expect(started).toHaveLength(5)
  })

  test('lets renders that waited for one answer go on one by one, before new ones', async () => {
    const queue = renderQueue()
    const { promise: answer, resolve: respond } = Promise.withResolvers<void>()
    const [events, ends]: [string[], (() => void)[]] = [[], []]
    const end = () => ends.shift()?.()
    const render = (name: string) =>
      queue.run((onStart) =>
        recordRender(async () => {
          await waitingFor(answer)
          events.push(name)
          await new Promise<void>((resolve) => ends.push(resolve))
        }, onStart),
      )
    const all: Promise<unknown>[] = [render('a'), render('b'), render('c')]
    await vi.waitFor(() => expect(queue.state().length).toBe(0))
    respond()
    await nextTurn()
    all.push(queue.run(async () => void events.push('new')))
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await vi.waitFor(() => expect(events).toEqual(expected))
      end()
    }
    await Promise.all(all)
    expect(events).toEqual(['a', 'b', 'c', 'new'])
  })

  test('counts a render that goes on after a long wait as one that computes', async () => {
    const queue = renderQueue({ ...renderLimits, computingMs: 100 })
    const { promise: answer, resolve: respond } = Promise.withResolvers<void>()
    const events: string[] = []
    const ends = Promise.withResolvers<void>()
    const first = queue.run((onStart) =>
      recordRender(async () => {
        await waitingFor(answer)
        events.push('goes on')
        await ends.promise
      }, onStart),
    )
    await pause(120)
    respond()
    await nextTurn()
    const second = queue.run(async () => void events.push('next'))
    await nextTurn()
    expect(events).toEqual(['goes on'])
    ends.resolve()
    await Promise.all([first, second])
    expect(events).toEqual(['goes on', 'next'])
  })

  test('does not count a render that takes much longer than any computes', async () => {
    const { started, start } = renders({ computing: 2, computingMs: 100 })
    for (const name of names(4)) void start(name)
    await nextTurn()
    expect(started).toHaveLength(2)
    await vi.waitFor(() => expect(started).toHaveLength(4))
  })

  test('renders for visitors before background work', async () => {
    const { started, start, end } = renders()
    void start('first')
    void inBackground(() => start('idle'))
    void start('visitor')
    end('first')
    await vi.waitFor(() => expect(started).toEqual(['first', 'visitor']))
    end('visitor')
    await vi.waitFor(() => expect(started).toEqual(['first', 'visitor', 'idle']))
  })

  test('refuses at once when too many renders wait, and accepts renders again when there is room', async () => {
    const { start, end } = renders({ waiting: 3 })
    const all = names(4).map((name) => start(name))
    await expect(start('late')).rejects.toThrow(QueueFullError)
    end('0')
    await all[0]
    await vi.waitFor(async () => {
      const again = start('again')
      end('again')
      await Promise.race([again, nextTurn()])
    })
  })

  test('goes on after a render that failed', async () => {
    const queue = renderQueue()
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(async () => 'fine')).toBe('fine')
  })
})
