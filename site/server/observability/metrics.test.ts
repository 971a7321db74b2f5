import { afterEach, expect, test } from 'vitest'
import { count, type Labels, measureWith, observeSince, setGauge } from './metrics.ts'

afterEach(() => measureWith(undefined))

test('every measurement reaches the meter with its name, labels and value', () => {
  const measured: [string, Labels, number][] = []
  measureWith((name, labels, value) => void measured.push([name, labels, value]))
  count('site_pages_total', { source: 'hit', status: 200 })
  count('site_changes_total', { action: 'published' }, 3)
  setGauge('site_upstream_circuit_open', { host: 'a' }, 1)
  observeSince('site_request_seconds', { source: 'hit', status: 200 }, performance.now() - 1500)
  expect(measured.slice(0, 3)).toEqual([
    ['site_pages_total', { source: 'hit', status: 200 }, 1],
    ['site_changes_total', { action: 'published' }, 3],
    ['site_upstream_circuit_open', { host: 'a' }, 1],
  ])
  expect(measured[3]?.[2]).toBeGreaterThanOrEqual(1.5)
})

test('without a meter nothing is measured', () => {
  expect(() => count('site_pages_total')).not.toThrow()
})
