import { expect, test } from 'vitest'
import { countersIn } from './read-counters.ts'

const text = `# HELP site_upstream_requests_total Requests to upstreams, by host and outcome.
# TYPE site_upstream_requests_total counter
site_upstream_requests_total{host="localhost:5350",outcome="200"} 1234
site_upstream_requests_total{host="localhost:5350",outcome="429"} 2 1764137000000
site_upstream_requests_total_other{host="x"} 9
nodejs_heap_size_used_bytes 5.5e7
`

test('a metric is read with its labels, another one whose name begins alike is not', () => {
  expect(countersIn(text, 'site_upstream_requests_total')).toEqual([
    { labels: { host: 'localhost:5350', outcome: '200' }, value: 1234 },
    { labels: { host: 'localhost:5350', outcome: '429' }, value: 2 },
  ])
  expect(countersIn(text, 'nodejs_heap_size_used_bytes')).toEqual([{ labels: {}, value: 55_000_000 }])
})
