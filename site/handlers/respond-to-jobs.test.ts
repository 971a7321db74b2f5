import { beforeAll, describe, expect, test, vi } from 'vitest'
import { onDemand, runDue } from '#site/server/on-demand.ts'

vi.mock('server-only', () => ({}))

const secret = 'a-secret-of-the-clock-of-this-host'
const outside = { DATABASE_URL: 'postgres://localhost/site', REDIS_URL: 'redis://localhost:6379' }

describe('the interface of a clock', () => {
  let respond: (request: Request) => Promise<Response>
  beforeAll(async () => {
    for (const [name, value] of Object.entries({ ...outside, JOBS_SECRET: secret })) vi.stubEnv(name, value)
    respond = (await import('./respond-to-jobs.ts')).respondToJobs
    vi.unstubAllEnvs()
  })
  const call = (authorization?: string) =>
    respond(new Request('http://localhost/api/jobs', { headers: authorization ? { authorization } : {} }))

  test('does nothing for whoever lacks the secret', async () => {
    const run = vi.fn(async () => undefined)
    onDemand({ name: 'deliveries', run })
    for (const given of [undefined, 'Bearer', 'Bearer wrong', `Basic ${secret}`, secret])
      expect([given, (await call(given)).status]).toEqual([given, 401])
    expect(run).not.toHaveBeenCalled()
  })

  test('does everything that is due, and says what failed, so that the clock of the host reports it', async () => {
    onDemand({ name: 'deliveries', run: async () => undefined })
    expect(await (await call(`Bearer ${secret}`)).json()).toEqual({ done: ['deliveries'], failed: [] })
    onDemand({ name: 'digests', run: () => Promise.reject(new Error('away')) })
    const response = await call(`Bearer ${secret}`)
    expect([response.status, await response.json()]).toEqual([503, { done: ['deliveries'], failed: ['digests'] }])
  })
})

test('a request waits for one job no longer than its limit', async () => {
  onDemand({ name: 'deliveries', run: () => new Promise(() => undefined) })
  expect(await runDue({ name: 'deliveries', limitMs: 5 })).toEqual({ done: [], failed: ['deliveries'] })
})

test('JOBS_SECRET without a database and Redis outside of the process is refused', async () => {
  const { parseEnv } = await import('#site/server/configuration/env.ts')
  for (const name of ['DATABASE_URL', 'REDIS_URL'] as const)
    expect(() => parseEnv({ ...outside, JOBS_SECRET: secret, [name]: undefined })).toThrow(
      'Set both, or remove JOBS_SECRET',
    )
  expect(() => parseEnv({ ...outside, JOBS_SECRET: secret })).not.toThrow()
})
