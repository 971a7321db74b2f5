import { type MetricName, metricRows } from './metric-rows.ts'

type Label = string | number
export type Labels = Readonly<Record<string, Label>>

const valuesKey = Symbol.for('zarandal.metrics')

/** A figure with the labels that tell it from others of its name. */
export type Series = { name: MetricName; labels: Labels; value: number }

/** On globalThis: the server and the framework's bundles count into the same figures. */
function values(): Map<string, Series> {
  const shared = globalThis as { [valuesKey]?: Map<string, Series> }
  shared[valuesKey] ??= new Map()
  return shared[valuesKey]
}

/** A label may come from outside: what is new beyond so many is not counted. */
const mostSeries = 2000

export function count(name: MetricName, labels: Labels = {}, by = 1): void {
  const key = seriesOf(name, labels)
  const before = values().get(key)
  if (before !== undefined) before.value += by
  else if (values().size < mostSeries) values().set(key, { name, labels, value: by })
}

/**
 * The same for what is counted thousands of times a second, told apart by two labels: each of its figures is looked for by name
 * once.
 */
export function counter(
  name: MetricName,
  [outer, inner]: readonly [string, string],
): (...labels: [Label, Label]) => void {
  const found = new Map<Label, Map<Label, Series>>()
  return (one, other) => {
    const series = found.get(one)?.get(other)
    if (series) {
      series.value += 1
      return
    }
    const labels = { [outer]: one, [inner]: other }
    count(name, labels)
    const counted = values().get(seriesOf(name, labels))
    if (counted) found.set(one, (found.get(one) ?? new Map()).set(other, counted))
  }
}

export function setGauge(name: MetricName, labels: Labels, value: number): void {
  if (values().size < mostSeries) values().set(seriesOf(name, labels), { name, labels, value })
}

/** All figures as they stand now. */
export function readSeries(): readonly Series[] {
  return [...values().values()]
}

/** All figures in the text format that Prometheus reads. */
export function exposeMetrics(): string {
  const series = [...values()]
  return Object.entries(metricRows)
    .flatMap(([name, { kind, help }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      ...series.filter(([key]) => key.startsWith(`${name}{`)).map(([key, { value }]) => `${key} ${value}`),
    ])
    .join('\n')
    .concat('\n')
}

function seriesOf(name: MetricName, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${JSON.stringify(String(value))}`)
  return `${name}{${pairs.join(',')}}`
}
