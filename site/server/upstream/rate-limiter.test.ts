import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Fleet, joinFleet } from './fleet-limit.ts'
import { inBackground, joinable, withDeadline } from './priority.ts'
import { type RateLimiter, rateLimiter } from './rate-limiter.ts'
import { OverloadedError } from './waiting-calls.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  joinFleet(undefined)
  vi.useRealTimers()
})

const limiterOf = (perSecond: number) => rateLimiter({ name: 'some', perSecond })

/** Calls `then` at the start of a call that ends at once. */
const callOf = async ({ take }: RateLimiter, then: () => void) => {
  const slot = await take()
  then()
  slot.end()
}

/** When each of so many turns begins, in milliseconds from now. */
function startsOf(limiter: RateLimiter, count: number): number[] {
  const startedAt = performance.now()
  const starts: number[] = []
  for (let requested = 0; requested < count; requested += 1) {
    callOf(limiter, () => starts.push(Math.round(performance.now() - startedAt))).catch(() => undefined)
  }
  return starts
}

test('as many turns as allowed begin at once, the others when a second has passed since the one before them by that number', async () => {
  const limiter = limiterOf(3)
  const starts = startsOf(limiter, 7)
  await vi.advanceTimersByTimeAsync(3000)
  expect(starts).toEqual([0, 0, 0, 1000, 1000, 1000, 2000])
})

test('within any second no more begin than allowed, however they come', async () => {
  const limiter = limiterOf(5)
  const starts: number[] = []
  for (let at = 0; at < 4000; at += 130) {
    void callOf(limiter, () => starts.push(performance.now()))
    await vi.advanceTimersByTimeAsync(130)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toHaveLength(31)
  for (const [at, start] of starts.slice(5).entries()) expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(1000)
})

test('who asked first has the first turn', async () => {
  const limiter = limiterOf(1)
  const came: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) void callOf(limiter, () => came.push(name))
  await vi.advanceTimersByTimeAsync(4000)
  expect(came).toEqual(['a', 'b', 'c', 'd'])
})

test.each([-1, 1])('a clock that is set by %i hour neither holds turns up nor gives more of them', async (hours) => {
  const limiter = limiterOf(2)
  const before = startsOf(limiter, 2)
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  const after = startsOf(limiter, 2)
  await vi.advanceTimersByTimeAsync(1000)
  expect([...before, ...after]).toEqual([0, 0, 900, 900])
})

test('a call counts until a second after its end, however long it takes', async () => {
  const { take } = limiterOf(1)
  const slow = await take()
  const starts = startsOf({ take, pause: () => undefined }, 1)
  await vi.advanceTimersByTimeAsync(3000)
  slow.end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(starts).toEqual([4000])
})

test('an abandoned wait takes no slot', async () => {
  const limiter = limiterOf(2)
  startsOf(limiter, 2)
  await vi.advanceTimersByTimeAsync(60_000)
  const starts = startsOf(limiter, 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(starts).toEqual([0, 0])
})

test('background reads wait for those of visitors, and go with them once a visitor needs them', async () => {
  const limiter = limiterOf(3)
  const came: string[] = []
  const take = (name: string) => callOf(limiter, () => came.push(name))
  startsOf(limiter, 3)
  await vi.advanceTimersByTimeAsync(100)
  const needed = inBackground(() => {
    void take('for nobody')
    return joinable(() => take('for nobody, then needed'))
  })
  void take('a visitor’s')
  await vi.advanceTimersByTimeAsync(50)
  needed.join()
  await vi.advanceTimersByTimeAsync(4000)
  expect(came).toEqual(['for nobody, then needed', 'a visitor’s', 'for nobody'])
})

test('what is read in advance goes one by one: a visitor who comes meanwhile has the next turn', async () => {
  const limiter = limiterOf(5)
  const inAdvance = inBackground(() => startsOf(limiter, 8))
  await vi.advanceTimersByTimeAsync(650)
  const visitor = startsOf(limiter, 3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(inAdvance).toEqual([0, 200, 400, 600, 1400, 1600, 1800, 2000])
  expect(visitor).toEqual([0, 350, 550])
})

test('idle work has one turn a second where visitors always wait', async () => {
  const limiter = limiterOf(2)
  const idle = inBackground(() => startsOf(limiter, 3))
  const visitors = startsOf(limiter, 20)
  await vi.advanceTimersByTimeAsync(5000)
  expect(idle).toEqual([0, 1000, 2000])
  expect(visitors.slice(0, 5)).toEqual([0, 1000, 2000, 3000, 3000])
})

test('a limit below one a second has one call in so much longer a time', async () => {
  const starts = startsOf(limiterOf(0.5), 3)
  await vi.advanceTimersByTimeAsync(9000)
  expect(starts).toEqual([0, 2000, 4000])
})

test('after a refusal of the service no call begins for as long as it says', async () => {
  const limiter = limiterOf(5)
  limiter.pause(2500)
  const starts = startsOf(limiter, 2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(starts).toEqual([2500, 2500])
})

const refusedOf = (limiter: RateLimiter, count: number) => {
  const refused: number[] = []
  for (let call = 0; call < count; call += 1) {
    callOf(limiter, () => undefined).catch((error: unknown) => {
      if (error instanceof OverloadedError) refused.push(call)
    })
  }
  return refused
}

describe('under overload', () => {
  test('calls that can begin before their pages are refused are admitted, the others are refused at once', async () => {
    const limiter = limiterOf(10)
    const refused = withDeadline(20_000, () => refusedOf(limiter, 60))
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(refused).toHaveLength(10)
  })

  test('the deadline of a request counts where it is earlier', async () => {
    const refused = withDeadline(1500, () => refusedOf(limiterOf(10), 60))
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toHaveLength(40)
  })

  test('a call in the queue is refused when its deadline passes', async () => {
    const limiter = limiterOf(1)
    const slow = await limiter.take()
    const refused = withDeadline(1500, () => refusedOf(limiter, 1))
    await vi.advanceTimersByTimeAsync(2000)
    expect(refused).toEqual([0])
    slow.end()
  })

  test('work that pages share waits longer, and idle work as long as it takes', async () => {
    const limiter = limiterOf(1)
    withDeadline(20_000, () => startsOf(limiter, 5))
    expect(refusedOf(limiter, 3)).toEqual([])
    expect(inBackground(() => refusedOf(limiter, 30))).toEqual([])
    await vi.advanceTimersByTimeAsync(100_000)
  })

  test('a service whose Retry-After is longer than a page waits is not waited for', async () => {
    const limiter = limiterOf(10)
    limiter.pause(30_000)
    const refused = withDeadline(20_000, () => refusedOf(limiter, 1))
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toEqual([0])
  })
})

describe('an instance of a fleet', () => {
  const fleetOf = (parts: Partial<Fleet>): Fleet => ({
    isCounting: () => true,
    instances: () => 2,
    share: () => 1,
    take: async () => undefined,
    end: () => undefined,
    pause: () => undefined,
    ...parts,
  })

  test('begins the calls that the shared count grants, asks again after the stated time, and says when they end', async () => {
    const wanted: number[] = []
    const ended: string[] = []
    joinFleet(
      fleetOf({
        take: async (_, { calls }) => {
          wanted.push(calls)
          return wanted.length % 2 === 0 ? { ids: [], waitMs: 100 } : { ids: [`call-${wanted.length}`], waitMs: 0 }
        },
        end: (limit, id) => void ended.push(`${limit} ${id}`),
      }),
    )
    const starts = startsOf(limiterOf(10), 3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(starts).toEqual([0, 100, 200])
    expect(wanted).toEqual([1, 2, 2, 1, 1])
    expect(ended).toEqual(['some call-1', 'some call-3', 'some call-5'])
  })

  test('admits what it can expect beside the others', async () => {
    joinFleet(fleetOf({ take: async () => ({ ids: [], waitMs: 100 }) }))
    const refused = withDeadline(1900, () => refusedOf(limiterOf(10), 60))
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toHaveLength(45)
    await vi.advanceTimersByTimeAsync(3000)
    expect(refused).toHaveLength(60)
  })

  test('has its share of the limit while the shared count is away', async () => {
    joinFleet(fleetOf({ isCounting: () => false, share: () => 0.5 }))
    const starts = startsOf(limiterOf(4), 5)
    await vi.advanceTimersByTimeAsync(3000)
    expect(starts).toEqual([0, 0, 1000, 1000, 2000])
  })

  test('waits without a share, and goes on when it has one', async () => {
    let share = 0
    joinFleet(fleetOf({ isCounting: () => false, share: () => share }))
    const starts = startsOf(limiterOf(4), 1)
    await vi.advanceTimersByTimeAsync(950)
    share = 1
    await vi.advanceTimersByTimeAsync(250)
    expect(starts).toEqual([1000])
  })

  test('hands the pause that the service wants to the others', () => {
    const pause = vi.fn()
    joinFleet(fleetOf({ pause }))
    limiterOf(4).pause(1000)
    expect(pause).toHaveBeenCalledWith('some', 1000)
  })
})
