import { expect, test, vi } from 'vitest'
import { testIdentity, testTokens } from '../identity.fixture.ts'
import { oneAtATime } from './refresh-lock.ts'
import { createSession } from './session-rows.ts'

async function sessionOf(lockWaitMs: number) {
  const identity = testIdentity({ limits: { lockTries: 10, lockWaitMs } })
  const { id } = await createSession(identity, testTokens(identity))
  const holdUntil = (at: number) =>
    identity.sessions.change(`UPDATE customer_sessions SET locked_by = 'another', locked_until = $1`, [at])
  return { identity, id, holdUntil }
}

test('the second caller waits for the first, and then has nothing to do', async () => {
  const { identity, id } = await sessionOf(5000)
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const isNeeded = async () => done.length === 0
  const run = async () => {
    await first.promise
    done.push('refreshed')
  }
  const both = [
    oneAtATime(identity, id, { isNeeded, run, waits: true }),
    oneAtATime(identity, id, { isNeeded, run, waits: true }),
  ]
  first.resolve()
  await Promise.all(both)
  expect(done).toEqual(['refreshed'])
})

test('waits ten times for a holder that never finishes, and runs nothing beside it', async () => {
  const { identity, id, holdUntil } = await sessionOf(10)
  await holdUntil(Date.now() + 20_000)
  const startedAt = performance.now()
  await oneAtATime(identity, id, {
    isNeeded: async () => true,
    waits: true,
    run: () => Promise.reject(new Error('Beside the first')),
  })
  expect(performance.now() - startedAt).toBeGreaterThan(95)
})

test('a lock that a machine whose clock is ahead has just taken is held', async () => {
  const { identity, id, holdUntil } = await sessionOf(10)
  const lockMs = identity.limits.httpTimeoutMs * identity.limits.tokenTries + 5000
  await holdUntil(Date.now() + lockMs + 2000)
  const run = () => Promise.reject(new Error('Beside the first'))
  await expect(oneAtATime(identity, id, { isNeeded: async () => true, waits: false, run })).resolves.toBeUndefined()
})

test('a lock of a process that died expires after the longest refresh', async () => {
  const { identity, id, holdUntil } = await sessionOf(5000)
  await holdUntil(Date.now() + 60)
  let isNeeded = true
  await oneAtATime(identity, id, {
    isNeeded: async () => isNeeded,
    waits: true,
    run: async () => void (isNeeded = false),
  })
  expect(isNeeded).toBe(false)
  const rows = await identity.sessions.rows('SELECT locked_by, locked_until FROM customer_sessions')
  expect(rows).toMatchObject([{ locked_by: '', locked_until: 0 }])
})

test('a lock from before the clock was set back by an hour counts as free', async () => {
  const { identity, id, holdUntil } = await sessionOf(10)
  await holdUntil(Date.now() + 3_600_000)
  let isNeeded = true
  await oneAtATime(identity, id, {
    isNeeded: async () => isNeeded,
    waits: true,
    run: async () => void (isNeeded = false),
  })
  expect(isNeeded).toBe(false)
})

test('a caller waits no longer when the clock is set back meanwhile', async () => {
  const { identity, id, holdUntil } = await sessionOf(20)
  await holdUntil(Date.now() + 20_000)
  const waiting = oneAtATime(identity, id, {
    isNeeded: async () => true,
    waits: true,
    run: () => Promise.reject(new Error('Beside the first')),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10_000 })
  const startedAt = performance.now()
  await waiting
  expect(performance.now() - startedAt).toBeLessThan(3000)
  vi.useRealTimers()
})

test('a refresh that fails releases the lock', async () => {
  const { identity, id } = await sessionOf(5000)
  const run = () => Promise.reject(new Error('The provider is away'))
  await expect(oneAtATime(identity, id, { isNeeded: async () => true, waits: true, run })).rejects.toThrow('away')
  expect(await identity.sessions.rows('SELECT locked_until FROM customer_sessions')).toMatchObject([
    { locked_until: 0 },
  ])
})
