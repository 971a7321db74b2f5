import { runtimePart } from '#site/server/runtime.ts'
import type { MetricOf } from './metric-rows.ts'

export type Labels = Readonly<Record<string, string | number>>

/** The names of metrics that are measured when something happens. */
export type MeasuredName = MetricOf<'counter' | 'gauge' | 'histogram'>

/** Takes a measurement: an amount to add, the present value, or a value of a histogram, as the row of the metric says. */
export type Meter = (name: MeasuredName, labels: Labels, value: number) => void

/** The present value of a metric that is read when the metrics are collected. */
export type Observation = {
  name: MetricOf<'observed counter' | 'observed gauge'>
  labels?: Labels
  value: number
}

type Observe = () => readonly Observation[] | Promise<readonly Observation[]>

const holder = runtimePart('meter', (): { meter?: Meter | undefined; observers: Map<string, Observe> } => ({
  observers: new Map(),
}))

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

/** Records a value in a histogram, in the unit of its name. */
export function record(name: MetricOf<'histogram'>, labels: Labels, value: number): void {
  holder().meter?.(name, labels, value)
}

/**
 * Records a duration in a histogram, from a moment until now.
 * @param startedAt of `performance.now()`, milliseconds
 */
export function observeSince(name: MetricOf<'histogram'>, labels: Labels, startedAt: number): void {
  record(name, labels, (performance.now() - startedAt) / 1000)
}

/** A queue at one moment. */
export type QueueState = {
  length: number
  /** How long its oldest entry has waited, milliseconds; 0 where none waits. */
  oldestMs: number
}

/**
 * Names what reads a queue when the metrics are collected. A second reader of the same queue replaces the first.
 * @param read not called where nothing is measured; where it fails, the queue is missing from that collection
 */
export function observeQueue(
  queue: 'cdn_purges' | 'renders' | 'search_index' | 'forms_outbox' | 'forms_given_up',
  read: () => QueueState | Promise<QueueState>,
): void {
  observe(queue, async () => {
    const { length, oldestMs } = await read()
    return [
      { name: 'site_queue_length', labels: { queue }, value: length },
      { name: 'site_queue_oldest_age_seconds', labels: { queue }, value: oldestMs / 1000 },
    ]
  })
}

/** Names what reads values when the metrics are collected, in place of an earlier one of that name. */
export function observe(name: string, read: Observe): void {
  holder().observers.set(name, read)
}

/** Reads all observed values; what fails is left out. */
export async function observations(): Promise<Observation[]> {
  const read = await Promise.allSettled([...holder().observers.values()].map(async (one) => await one()))
  return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
