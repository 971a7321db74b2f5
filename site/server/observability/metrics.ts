import { runtimePart } from '#site/server/runtime.ts'
import type { MetricName, MetricOf } from './metric-rows.ts'

export type Labels = Readonly<Record<string, string | number>>

/** Takes a measurement: an amount to add, the present value, or a duration in seconds, as the row of the metric says. */
export type Meter = (name: MetricName, labels: Labels, value: number) => void

const holder = runtimePart('meter', (): { meter?: Meter | undefined } => ({}))

/**
 * Sends all measurements to a meter; without one nothing is measured and no library is loaded.
 * @param meter undefined stops measuring
 */
export function measureWith(meter: Meter | undefined): void {
  holder().meter = meter
}

/** Adds to a counter. */
export function count(name: MetricOf<'counter'>, labels: Labels = {}, by = 1): void {
  holder().meter?.(name, labels, by)
}

/** States the present value of a gauge. */
export function setGauge(name: MetricOf<'gauge'>, labels: Labels, value: number): void {
  holder().meter?.(name, labels, value)
}

/**
 * Records a duration in a histogram, from a moment until now.
 * @param startedAt of `performance.now()`, milliseconds
 */
export function observeSince(name: MetricOf<'histogram'>, labels: Labels, startedAt: number): void {
  holder().meter?.(name, labels, (performance.now() - startedAt) / 1000)
}
