import type { Meter } from '@opentelemetry/api'
import { metricRows } from '#site/metrics/metric-rows.ts'
import { readSeries } from '#site/metrics/metrics.ts'

/** Counts the figures of `metrics` into a meter too, under their own names, and what the process needs of its machine. */
export function mirrorMetrics(meter: Meter): void {
  for (const [name, { kind, help: description }] of Object.entries(metricRows)) {
    const instrument =
      kind === 'counter'
        ? meter.createObservableCounter(name, { description })
        : meter.createObservableGauge(name, { description })
    instrument.addCallback((result) => {
      for (const one of readSeries()) if (one.name === name) result.observe(one.value, { ...one.labels })
    })
  }
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory.' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'Processor time, user and system.' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe((user + system) / 1e6)
    })
}
