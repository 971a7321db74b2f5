import type { Meter as LibraryMeter } from '@opentelemetry/api'
import { type MetricName, metricRows } from './metric-rows.ts'
import type { Meter } from './metrics.ts'

/** One instrument for each metric, and the resource usage of the process. */
export function openMeter(library: LibraryMeter): Meter {
  const recorders = new Map<string, ReturnType<typeof recorderFor>>()
  for (const name of Object.keys(metricRows)) recorders.set(name, recorderFor(library, name as MetricName))
  observeProcess(library)
  return (name, labels, value) => recorders.get(name)?.(value, labels)
}

type Recorder = (value: number, labels: Readonly<Record<string, string | number>>) => void

function recorderFor(library: LibraryMeter, name: MetricName): Recorder {
  const row = metricRows[name]
  if (row.kind === 'counter') {
    const counter = library.createCounter(name, { description: row.help })
    return (value, labels) => counter.add(value, labels)
  }
  if (row.kind === 'gauge') {
    const gauge = library.createGauge(name, { description: row.help })
    return (value, labels) => gauge.record(value, labels)
  }
  const histogram = library.createHistogram(name, {
    description: row.help,
    unit: 's',
    advice: { explicitBucketBoundaries: [...row.bounds] },
  })
  return (value, labels) => histogram.record(value, labels)
}

/** The names are those of Prometheus' own clients. */
function observeProcess(library: LibraryMeter): void {
  library
    .createObservableGauge('process_resident_memory_bytes', { description: 'Resident memory.' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  library
    .createObservableGauge('nodejs_heap_size_used_bytes', { description: 'Memory that objects of JavaScript take.' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed))
  library
    .createObservableCounter('process_cpu_seconds_total', { description: 'Processor time, user and system.' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe((user + system) / 1e6)
    })
}
