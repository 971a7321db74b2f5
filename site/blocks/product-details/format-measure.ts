/** Units that `Intl` knows by name, and those it does not, with their symbols (SI brochure; GOST 8.417 in Russian). */
const known = { mm: 'millimeter', kg: 'kilogram', g: 'gram', months: 'month' } as const
const symbols = {
  W: { latin: 'W', cyrillic: 'Вт' },
  V: { latin: 'V', cyrillic: 'В' },
  Hz: { latin: 'Hz', cyrillic: 'Гц' },
  MHz: { latin: 'MHz', cyrillic: 'МГц' },
  dB: { latin: 'dB(A)', cyrillic: 'дБ(A)' },
  rpm: { latin: 'min⁻¹', cyrillic: 'мин⁻¹' },
} as const

export type Unit = keyof typeof known | keyof typeof symbols | 'count'

const noBreak = '\u00a0'

/**
 * A number with its unit as readers of a language write it: `24,5 mm`, `24.5 mm`, `24,5 мм`.
 *
 * @param value in the unit named, as the content stores it
 * @param locale BCP 47 tag
 */
export function formatMeasure(value: number, unit: Unit, locale: string): string {
  return withUnit((format) => format.format(value), unit, locale)
}

/**
 * Two numbers with their unit: `25–30 mm`.
 * @param value two numbers with a hyphen between them
 */
export function formatRange(value: string, unit: Unit, locale: string): string {
  const [from = Number.NaN, to = Number.NaN] = value.split('-').map(Number)
  if (Number.isNaN(from) || Number.isNaN(to)) return value
  return withUnit((format) => format.formatRange(from, to), unit, locale)
}

function withUnit(write: (format: Intl.NumberFormat) => string, unit: Unit, locale: string): string {
  const digits = { maximumFractionDigits: 3 }
  if (isKnown(unit)) {
    const style = unit === 'months' ? 'long' : 'short'
    return write(new Intl.NumberFormat(locale, { ...digits, style: 'unit', unit: known[unit], unitDisplay: style }))
  }
  const number = write(new Intl.NumberFormat(locale, digits))
  if (unit === 'count') return number
  return `${number}${noBreak}${symbols[unit][locale.startsWith('ru') ? 'cyrillic' : 'latin']}`
}

function isKnown(unit: Unit): unit is keyof typeof known {
  return Object.hasOwn(known, unit)
}
