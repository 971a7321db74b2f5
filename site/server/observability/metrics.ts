import type { MetricName, MetricOf } from './metric-rows.ts'

export type Labels = Readonly<Record<string, string | number>>

/** Takes a measurement: an amount to add, the present value, or a duration in seconds, as the row of the metric says. */
export type Meter = (name: MetricName, labels: Labels, value: number) => void

const meterKey = Symbol.for('zarandal.meter')

/** On globalThis: the server and the framework's bundles measure with the same meter. */
const shared = globalThis as { [meterKey]?: Meter | undefined }

/**
 * Sends all measurements to a meter; without one nothing is measured and no library is loaded.
 * @param meter undefined stops measuring
 */
export function measureWith(meter: Meter | undefined): void {
  shared[meterKey] = meter
}

/** Adds to a counter. */
export function count(name: MetricOf<'counter'>, labels: Labels = {}, by = 1): void {
  shared[meterKey]?.(name, labels, by)
}

/** States the present value of a gauge. */
export function setGauge(name: MetricOf<'gauge'>, labels: Labels, value: number): void {
  shared[meterKey]?.(name, labels, value)
}

/**
 * Records a duration in a histogram, from a moment until now.
 * @param startedAt of `performance.now()`, milliseconds
 */
export function observeSince(name: MetricOf<'histogram'>, labels: Labels, startedAt: number): void {
  shared[meterKey]?.(name, labels, (performance.now() - startedAt) / 1000)
}
