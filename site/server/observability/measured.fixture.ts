import { measureWith } from './metrics.ts'

/** Takes all measurements of a test file; each is written as Prometheus would show the sum of its series. */
export function measured(): () => string[] {
  const series = new Map<string, number>()
  measureWith((name, labels, value) => {
    const pairs = Object.entries(labels).map(([label, of]) => `${label}="${of}"`)
    const key = `${name}{${pairs.join(',')}}`
    series.set(key, name.endsWith('_total') ? (series.get(key) ?? 0) + value : value)
  })
  return () => [...series].map(([key, value]) => `${key} ${value}`)
}
