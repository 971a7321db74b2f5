/** Upper bounds of the histogram buckets for durations, in seconds: from a cached page to a call that hangs. */
const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** All metrics, under the names that Prometheus recommends (Prometheus documentation, "Metric and label naming"). */
export const metricRows = {
  site_pages_total: { kind: 'counter', help: 'Pages answered, by where the answer came from and its status.' },
  site_request_seconds: {
    kind: 'histogram',
    help: 'Seconds from a request to its response, by where the response came from and its status.',
    bounds: secondsBounds,
  },
  site_upstream_requests_total: { kind: 'counter', help: 'Requests to upstreams, by host and outcome.' },
  site_upstream_request_seconds: {
    kind: 'histogram',
    help: 'Seconds that a request to an upstream took with its retries, by host.',
    bounds: secondsBounds,
  },
  site_upstream_retries_total: {
    kind: 'counter',
    help: 'Requests to upstreams that were sent a second time, by host.',
  },
  site_upstream_circuit_open: { kind: 'gauge', help: '1 while the circuit of an upstream is open, by host.' },
  site_product_table_failures_total: {
    kind: 'counter',
    help: 'Times that products could not be counted because the disk took no table of them.',
  },
  site_changes_total: { kind: 'counter', help: 'Changes of content that made pages stale, by action.' },
} as const satisfies Record<
  string,
  { kind: 'counter' | 'gauge'; help: string } | { kind: 'histogram'; help: string; bounds: readonly number[] }
>

export type MetricName = keyof typeof metricRows

/** The names of one kind of metric. */
export type MetricOf<Kind extends string> = {
  [Name in MetricName]: (typeof metricRows)[Name]['kind'] extends Kind ? Name : never
}[MetricName]
