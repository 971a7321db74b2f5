import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gateLimits } from '#site/forms/submissions/gate-limits.ts'
import { openSubmissions } from '#site/forms/submissions/open-submissions.ts'

// A trusted proxy says which address a request comes from.
const { env } = await vi.hoisted(async () => {
  vi.stubEnv('TRUST_PROXY', 'true')
  return await import('#site/server/configuration/env.ts')
})
const { requestPipeline } = await import('#site/server/pipeline/request-pipeline.ts')

const minute = 60_000
let folder: string
let server: Server
let now: number
let lines: string[]
let limits: ReturnType<typeof gateLimits>
let database: ReturnType<typeof openSubmissions>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'))
  database = openSubmissions(join(folder, 'forms.sqlite'))
  now = Date.parse('2026-05-20T10:00:00Z')
  lines = []
  limits = gateLimits({ database, secret: 'a secret', report: (line) => lines.push(line), now: () => now })
  // The gate itself is in the framework: what comes through here is judged there.
  const behind = requestPipeline((_, response) => void response.writeHead(200).end(), {
    lifecycle: { isEnding: false },
    checks: {},
    log: () => undefined,
    gateLimits: limits,
  })
  server = createServer(behind)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

type Attempt = { from?: string; user?: string; password?: string; path?: string; host?: string; cookie?: string }
type Received = { status: number; retryAfter: string | undefined; text: string }

function send({
  from = '192.0.2.1',
  user = env.GATE_USER,
  password,
  path = '/',
  host,
  cookie,
}: Attempt): Promise<Received> {
  const { port } = server.address() as AddressInfo
  const headers = {
    host: host ?? 'staging.localhost',
    'x-forwarded-for': from,
    ...(password !== undefined && { authorization: `Basic ${btoa(`${user}:${password}`)}` }),
    ...(cookie !== undefined && { cookie }),
  }
  return new Promise((resolve, reject) => {
    const asking = request({ host: 'localhost', port, path, agent: false, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      const { statusCode: status = 0, headers: responseHeaders } = response
      response.once('end', () => resolve({ status, retryAfter: responseHeaders['retry-after'], text }))
    })
    asking.once('error', reject).end()
  })
}

async function statuses(attempts: readonly Attempt[]): Promise<number[]> {
  const responses: number[] = []
  for (const attempt of attempts) responses.push((await send(attempt)).status)
  return responses
}

let guesses = 0
/** So many attempts, each with a password that was not tried before. */
const wrong = (count: number, more: Attempt = {}): Attempt[] =>
  Array.from({ length: count }, () => ({ password: `wrong-${(guesses += 1)}`, ...more }))

const right = { password: env.GATE_PASSWORD }

describe('credentials of a gated website', () => {
  test('are refused with 429 after ten wrong ones of an address, right ones too, until a minute has passed', async () => {
    expect(await statuses(wrong(11))).toEqual([...Array(10).fill(200), 429])
    const refused = await send(right)
    expect(refused).toEqual({
      status: 429,
      retryAfter: '60',
      text: expect.stringContaining('"detail":"Too many wrong credentials were sent. Try again in 60 seconds."'),
    })
    now += minute - 1
    expect(await send(right)).toMatchObject({ status: 429, retryAfter: '1' })
    now += 1
    expect((await send(right)).status).toBe(200)
    expect(await statuses(wrong(2))).toEqual([200, 429])
  })

  test('count once for a whole network of IPv6, and for each address of IPv4', async () => {
    const attempts = Array.from({ length: 11 }, (_, at) => ({ password: `wrong-${at}`, from: `2001:db8:1:2::${at}` }))
    expect((await statuses(attempts)).at(-1)).toBe(429)
    expect(await statuses([{ password: 'wrong', from: '2001:db8:1:3::1' }])).toEqual([200])
    expect(await statuses(wrong(1, { from: '192.0.2.2' }))).toEqual([200])
  })

  test('count for a user name from wherever they come; who has shown the right ones before is let in', async () => {
    const known = { ...right, from: '198.51.100.7' }
    expect(await statuses([known])).toEqual([200])
    const spread = Array.from({ length: 31 }, (_, at) => ({ password: 'wrong', from: `203.0.113.${at}` }))
    expect(await statuses(spread)).toEqual([...Array(30).fill(200), 429])
    expect(await send({ ...right, from: '198.51.100.8' })).toMatchObject({ status: 429, retryAfter: '20' })
    expect(await statuses([known, { ...right, user: 'another', from: '198.51.100.8' }])).toEqual([200, 200])
    now += 20_000
    expect(await statuses([{ ...right, from: '198.51.100.8' }])).toEqual([200])
  })

  test('are limited as well when they come all at once', async () => {
    const responses = await Promise.all(wrong(40).map(send))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
    const attempts = [...Array<boolean>(40).fill(false), true].map((isRight) => ({
      network: 'a',
      user: 'b',
      isRight,
      isRepeated: false,
    }))
    const waits = await Promise.all(attempts.map(limits))
    expect(waits.map((waitMs) => waitMs > 0)).toEqual([...Array(10).fill(false), ...Array(31).fill(true)])
  })

  test('that repeat count once, so that a program with an old password locks no one out', async () => {
    const [stale = {}] = wrong(1)
    expect(await statuses(Array.from({ length: 40 }, () => stale))).toEqual(Array(40).fill(200))
    expect(await statuses(wrong(10))).toEqual([...Array(9).fill(200), 429])
    expect(await statuses([stale])).toEqual([429])
  })

  test('that were refused with 429 count when they come again', async () => {
    const [first = {}, second = {}] = [...wrong(10), ...wrong(2)].slice(10)
    await statuses(wrong(10))
    expect(await statuses([first, second])).toEqual([429, 429])
    now += minute
    expect(await statuses([first, second])).toEqual([200, 429])
  })

  test('that are right use nothing up', async () => {
    expect(await statuses(Array.from({ length: 40 }, () => right))).toEqual(Array(40).fill(200))
    expect(await statuses(wrong(10))).toEqual(Array(10).fill(200))
  })

  test.each<[string, Attempt]>([
    ['another website', { host: 'localhost' }],
    ['a file of the framework', { path: '/_next/static/a.js' }],
  ])('are not looked at for %s', async (_, where) => {
    const responses = await statuses(wrong(12, where))
    expect(responses).not.toContain(429)
    expect(await statuses(wrong(1))).toEqual([200])
  })

  test('count for interfaces too, which are refused with 401 until then', async () => {
    expect(await statuses(wrong(11, { path: '/api/session' }))).toEqual([...Array(10).fill(401), 429])
  })

  test('stand in the database as keyed digests, not as addresses or names', async () => {
    await statuses(wrong(1, { user: 'ana', from: '192.0.2.77' }))
    const rows = JSON.stringify(await database.rows('SELECT name FROM allowances'))
    expect(rows).toContain('gate network')
    expect(rows).not.toMatch(/ana|192\.0\.2\.77|wrong/)
  })

  test('are judged without a limit while the database is away, and the log says so', async () => {
    await database.change('DROP TABLE allowances')
    expect(await statuses([...wrong(12), right])).toEqual(Array(13).fill(200))
    expect(lines[0]).toMatch(/^The gate could not count an attempt: /)
  })
})
