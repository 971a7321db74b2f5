import type { Meter as LibraryMeter, Observable } from '@opentelemetry/api'
import { within } from '#site/server/time-limit.ts'
import { type MetricName, metricRows } from './metric-rows.ts'
import { type Labels, type Meter, observations, observe } from './metrics.ts'
import { observeProcess } from './observe-process.ts'

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
