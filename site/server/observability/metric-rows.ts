/** Upper bounds of the histogram buckets for durations, in seconds: from a cached page to a call that hangs. */
const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Those of what visitors wait for; the limits of "good" and "poor" (web.dev, "Web Vitals") are among them. */
const paintBounds = [0.25, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8]
const useBounds = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2.5]
const shiftBounds = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/**
 * All metrics, under the names that Prometheus recommends (Prometheus documentation, "Metric and label naming"); those of the process are
 * named as in Prometheus' own clients. `observed` ones are read when the metrics are collected, the others are measured when it happens.
 */
export const metricRows = {
  site_request_seconds: {
    kind: 'histogram',
    help: 'Seconds from a request to its response, by kind of route, by where the response came from, and by status.',
    bounds: secondsBounds,
  },
  site_page_cache_reads_total: {
    kind: 'counter',
    help: 'Reads of the page cache, by tier (memory, shared, disk) and outcome (hit, miss).',
  },
  site_queue_length: {
    kind: 'observed gauge',
    help: 'Entries that wait, by queue. Queues in the database are the same for all instances.',
  },
  site_queue_oldest_age_seconds: {
    kind: 'observed gauge',
    help: 'Seconds that the oldest entry of a queue has waited, 0 where none waits.',
  },
  site_upstream_requests_total: { kind: 'counter', help: 'Requests to upstreams, by host and outcome.' },
  site_upstream_request_seconds: {
    kind: 'histogram',
    help: 'Seconds that a request to an upstream took, by host.',
    bounds: secondsBounds,
  },
  site_upstream_wait_seconds: {
    kind: 'histogram',
    help: 'Seconds that a request to an upstream waited for its rate limiter, by host.',
    bounds: secondsBounds,
  },
  site_upstream_retries_total: {
    kind: 'counter',
    help: 'Requests to upstreams that were sent a second time, by host.',
  },
  site_upstream_circuit_open: { kind: 'gauge', help: '1 while the circuit of an upstream is open, else 0, by host.' },
  site_product_table_failures_total: {
    kind: 'counter',
    help: 'Times that products could not be counted because the disk took no table of them.',
  },
  site_changes_total: { kind: 'counter', help: 'Changes of content that made pages stale, by action.' },

  // Field data: what visits report that allow statistics, by kind of page, market and kind of navigation.
  site_field_lcp_seconds: { kind: 'histogram', help: 'Largest contentful paint of visits.', bounds: paintBounds },
  site_field_fcp_seconds: { kind: 'histogram', help: 'First contentful paint of visits.', bounds: paintBounds },
  site_field_ttfb_seconds: { kind: 'histogram', help: 'Time to the first byte of visits.', bounds: paintBounds },
  site_field_inp_seconds: { kind: 'histogram', help: 'Interaction to next paint of visits.', bounds: useBounds },
  site_field_headline_seconds: { kind: 'histogram', help: 'From a click to the headline.', bounds: useBounds },
  site_field_cls_score: { kind: 'histogram', help: 'Cumulative layout shift of visits.', bounds: shiftBounds },

  process_resident_memory_bytes: { kind: 'observed gauge', help: 'Resident memory.' },
  process_memory_limit_bytes: {
    kind: 'observed gauge',
    help: 'Memory that the process may use: the limit of its control group, else the memory of the machine.',
  },
  process_cpu_seconds_total: { kind: 'observed counter', help: 'Processor time, user and system.' },
  process_start_time_seconds: { kind: 'observed gauge', help: 'Start of the process, in seconds since 1970.' },
  nodejs_heap_size_used_bytes: { kind: 'observed gauge', help: 'Memory that objects of JavaScript take.' },
  nodejs_external_memory_bytes: { kind: 'observed gauge', help: 'Memory of buffers outside the heap.' },
  nodejs_eventloop_lag_p50_seconds: {
    kind: 'observed gauge',
    help: 'Median delay of the event loop since the last collection.',
  },
  nodejs_eventloop_lag_p99_seconds: {
    kind: 'observed gauge',
    help: '99th percentile of the delay of the event loop since the last collection.',
  },
  nodejs_eventloop_lag_max_seconds: {
    kind: 'observed gauge',
    help: 'Longest delay of the event loop since the last collection.',
  },
} as const satisfies Record<
  string,
  | { kind: 'counter' | 'gauge' | 'observed counter' | 'observed gauge'; help: string }
  | { kind: 'histogram'; help: string; bounds: readonly number[] }
>

export type MetricName = keyof typeof metricRows

/** The names of one kind of metric. */
export type MetricOf<Kind extends string> = {
  [Name in MetricName]: (typeof metricRows)[Name]['kind'] extends Kind ? Name : never
}[MetricName]
