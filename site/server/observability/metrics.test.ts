import { afterEach, expect, test } from 'vitest'
import {
  count,
  type Labels,
  measureWith,
  observations,
  observe,
  observeQueue,
  observeSince,
  setGauge,
} from './metrics.ts'

afterEach(() => measureWith(undefined))

test('every measurement reaches the meter with its name, labels and value', () => {
  const measured: [string, Labels, number][] = []
  measureWith((name, labels, value) => void measured.push([name, labels, value]))
  count('site_upstream_retries_total', { host: 'a' })
  count('site_changes_total', { action: 'published' }, 3)
  setGauge('site_upstream_circuit_open', { host: 'a' }, 1)
  observeSince('site_request_seconds', { source: 'hit', status: 200 }, performance.now() - 1500)
  expect(measured.slice(0, 3)).toEqual([
    ['site_upstream_retries_total', { host: 'a' }, 1],
    ['site_changes_total', { action: 'published' }, 3],
    ['site_upstream_circuit_open', { host: 'a' }, 1],
  ])
  expect(measured[3]?.[2]).toBeGreaterThanOrEqual(1.5)
})

test('without a meter nothing is measured', () => {
  expect(() => count('site_changes_total')).not.toThrow()
})

test('a queue is read when the metrics are collected, by its last reader; one that cannot be read is left out', async () => {
  observeQueue('renders', () => ({ length: 1, oldestMs: 1 }))
  observeQueue('renders', async () => ({ length: 2, oldestMs: 2500 }))
  observe('broken', () => Promise.reject(new Error('The database is away.')))
  expect(await observations()).toEqual([
    { name: 'site_queue_length', labels: { queue: 'renders' }, value: 2 },
    { name: 'site_queue_oldest_age_seconds', labels: { queue: 'renders' }, value: 2.5 },
  ])
})
