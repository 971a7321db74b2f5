const steps = [
  { unit: 'megabyte', bytes: 1_000_000, digits: 1 },
  { unit: 'kilobyte', bytes: 1000, digits: 0 },
  { unit: 'byte', bytes: 1, digits: 0 },
] as const

/**
 * Size of a file as readers of a language write it: `48 kB`, `18,4 MB`, `18,4 МБ`. Decimal units, as file managers show.
 *
 * @param bytes not negative
 * @param locale BCP 47 tag
 */
export function formatFileSize(bytes: number, locale: string): string {
  // 999 600 bytes would round to 1000 kB: the unit is chosen by the rounded figure.
  const step = steps.find((one) => Math.round(bytes) >= one.bytes * (1 - 0.0005)) ?? steps[2]
  const { unit, digits } = step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(bytes / step.bytes)
}
