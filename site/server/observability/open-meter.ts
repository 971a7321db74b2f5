import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter as LibraryMeter, Observable } from '@opentelemetry/api'
import { within } from '#site/server/time-limit.ts'
import { type MetricName, metricRows } from './metric-rows.ts'
import { type Labels, type Meter, type Observation, observations, observe } from './metrics.ts'

/** A collection does not wait longer for a database that is away. */
const observedMs = 1000

/** One instrument for each metric, and the resource usage of the process. */
export function openMeter(library: LibraryMeter): Meter {
  const recorders = new Map<string, Recorder>()
  const observed = new Map<string, Observable>()
  for (const name of Object.keys(metricRows) as MetricName[]) {
    const { kind, help: description } = metricRows[name]
    if (kind === 'observed counter') observed.set(name, library.createObservableCounter(name, { description }))
    else if (kind === 'observed gauge') observed.set(name, library.createObservableGauge(name, { description }))
    else recorders.set(name, recorderFor(library, name))
  }
  observe('process', observeProcess())
  library.addBatchObservableCallback(
    async (result) => {
      for (const { name, labels, value } of await within(observedMs, observations(), () => [])) {
        const instrument = observed.get(name)
        if (instrument) result.observe(instrument, value, labels)
      }
    },
    [...observed.values()],
  )
  return (name, labels, value) => recorders.get(name)?.(value, labels)
}

type Recorder = (value: number, labels: Labels) => void

function recorderFor(library: LibraryMeter, name: MetricName): Recorder {
  const row = metricRows[name]
  if (row.kind === 'counter') {
    const counter = library.createCounter(name, { description: row.help })
    return (value, labels) => counter.add(value, labels)
  }
  if (row.kind !== 'histogram') {
    const gauge = library.createGauge(name, { description: row.help })
    return (value, labels) => gauge.record(value, labels)
  }
  const histogram = library.createHistogram(name, {
    description: row.help,
    unit: name.endsWith('_seconds') ? 's' : '1',
    advice: { explicitBucketBoundaries: [...row.bounds] },
  })
  return (value, labels) => histogram.record(value, labels)
}

/** The event loop is looked at in this interval, milliseconds: a shorter delay is not seen. */
const resolution = 10

/**
 * Starts to watch the event loop.
 * @returns reads memory, processor time and the delays of the event loop since the last reading
 */
function observeProcess(): () => Observation[] {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  /** The library measures from one look to the next; the interval itself is no delay. */
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)
  return () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    const lag = [delays.percentile(50), delays.percentile(99), delays.max].map(seconds)
    delays.reset()
    return [
      { name: 'process_resident_memory_bytes', value: rss },
      { name: 'process_memory_limit_bytes', value: memoryLimit() },
      { name: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
      { name: 'process_start_time_seconds', value: performance.timeOrigin / 1000 },
      { name: 'nodejs_heap_size_used_bytes', value: heapUsed },
      { name: 'nodejs_external_memory_bytes', value: external },
      { name: 'nodejs_eventloop_lag_p50_seconds', value: lag[0] ?? 0 },
      { name: 'nodejs_eventloop_lag_p99_seconds', value: lag[1] ?? 0 },
      { name: 'nodejs_eventloop_lag_max_seconds', value: lag[2] ?? 0 },
    ]
  }
}

/** Without a limit of its control group the process may use the whole machine. */
function memoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
