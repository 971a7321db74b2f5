import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { type MetricOf, metricRows } from './metric-rows.ts'
import { count, observe, observeQueue, observeSince, setGauge } from './metrics.ts'
import { startTelemetry } from './start-telemetry.ts'

const promtool = '/usr/bin/promtool'
if (!existsSync(promtool)) process.stdout.write('Skipped: promtool check metrics, because promtool is not installed.\n')

const names = Object.keys(metricRows)
const namesOf = (kind: string) =>
  names.filter((name) => metricRows[name as keyof typeof metricRows].kind.endsWith(kind))

let site: Listening
let end: () => Promise<void>
/** The page that Prometheus reads, when everything was measured once. */
let text: string

beforeAll(async () => {
  const settings = { serviceName: 'a', version: 'b', sampledShare: 1, metricsEveryMs: 60_000 }
  const telemetry = await startTelemetry(
    { hasCollector: false, isScraped: true },
    { ...settings, redact: String, report: (message) => expect.unreachable(message) },
  )
  end = telemetry.end
  for (const name of namesOf('counter')) count(name as MetricOf<'counter'>)
  for (const name of namesOf('histogram')) observeSince(name as MetricOf<'histogram'>, {}, performance.now())
  setGauge('site_upstream_circuit_open', { host: 'a' }, 0)
  observeQueue('renders', () => ({ length: 3, oldestMs: 1500 }))
  observe('broken', () => Promise.reject(new Error('The database is away.')))
  site = await listening((request, response) => telemetry.scrape?.(request, response))
  const blockedUntil = performance.now() + 200
  await pause(20)
  while (performance.now() < blockedUntil);
  await pause(20)
  text = await (await fetch(site.origin)).text()
})
afterAll(async () => {
  await end()
  await site.close()
})

test('every metric is collected, with its type and help', () => {
  for (const name of names) {
    const { kind, help } = metricRows[name as keyof typeof metricRows]
    expect(text).toContain(`# HELP ${name} ${help}\n`)
    expect(text).toContain(`# TYPE ${name} ${kind.split(' ').at(-1)}\n`)
    expect(text).toMatch(new RegExp(`^${name}(_count)?(\\{.*\\})? [\\d.e+-]+$`, 'm'))
  }
})

test('names follow the convention: `_total` for counters alone, base units, lower case', () => {
  expect(names.filter((name) => !/^(site|process|nodejs)_[a-z0-9]+(_[a-z0-9]+)*$/.test(name))).toEqual([])
  expect(names.filter((name) => name.endsWith('_total'))).toEqual(namesOf('counter'))
  expect(namesOf('histogram').filter((name) => !/_(seconds|score)$/.test(name))).toEqual([])
  expect(
    names.filter((name) => /(_ms|milliseconds|minutes|megabytes|kilobytes|percent|_info)(_|$)/.test(name)),
  ).toEqual([])
})

test.skipIf(!existsSync(promtool))('promtool finds nothing to say about the collected page', () => {
  const run = spawnSync(promtool, ['check', 'metrics'], { input: text, encoding: 'utf8' })
  expect([run.status, run.stdout, run.stderr]).toEqual([0, '', ''])
})

test('a queue has its depth and its age in seconds', () => {
  expect(text).toContain('\nsite_queue_length{queue="renders"} 3\n')
  expect(text).toContain('\nsite_queue_oldest_age_seconds{queue="renders"} 1.5\n')
})

test('a blocked event loop shows as its longest delay, in seconds', () => {
  const longest = Number(/^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)$/m.exec(text)?.[1])
  expect(longest).toBeGreaterThan(0.1)
})
