/** What is counted, as Prometheus shows it (Prometheus documentation, "Exposition formats"). */
export const metricRows = {
  site_pages_total: { kind: 'counter', help: 'Pages answered, by where the answer came from and its status.' },
  site_supplier_requests_total: { kind: 'counter', help: 'Requests to suppliers, by host and outcome.' },
  site_supplier_seconds_total: { kind: 'counter', help: 'Seconds that requests to suppliers took, by host.' },
  site_supplier_retries_total: {
    kind: 'counter',
    help: 'Requests to suppliers that were sent a second time, by host.',
  },
  site_supplier_circuit_open: { kind: 'gauge', help: '1 while a supplier is not asked because it failed, by host.' },
  site_product_table_failures_total: {
    kind: 'counter',
    help: 'Times that products could not be counted because the disk took no table of them.',
  },
  site_changes_total: { kind: 'counter', help: 'Changes of content that made pages stale, by action.' },
} as const satisfies Record<string, { kind: 'counter' | 'gauge'; help: string }>

export type MetricName = keyof typeof metricRows
