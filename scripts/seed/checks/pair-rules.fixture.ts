import { type LocaleCode, locales } from 'site/routing/locales.ts'
import type { TranslatedLocale } from '../compile/space-locales.ts'
import type { Unit } from '../compile/translatable-units.ts'

/** A Spanish text and its words in another language. */
export type Pair = { unit: Unit; words: string; locale: TranslatedLocale }

/** The problem of a pair, in a sentence; undefined when it is right. */
export type PairRule = (pair: Pair) => string | undefined

/** Words that are rightly the same in Spanish and in English, besides product codes and names of machines. */
const sameInEnglish = new Set(['Zarandal'])

/** Related languages share words; texts of fewer words than this may be equal in them. */
const fewWords = 7

/** Translations are about as long as their source; short texts vary more. */
const shortText = 40
const shortest = 0.5
const longest = 2.2

const codes = /\b[A-Z]{2,}-\d*[A-Z\d.]+\b|\b(?:Punto|Ronda|Titan) [A-Z]?\d\b/g
const placeholders = /\{\{?[a-z-]+\}\}?/g
const targets = /\]\((?:@|mailto:|https?:|[a-z]+\/)[^)\s]*/g

/** One row a rule for a pair of texts of any language. */
export const pairRules: readonly PairRule[] = [
  (pair) => (pair.words === pair.unit.source && !mayBeEqual(pair) ? 'is the same as the Spanish text' : undefined),
  ({ unit, words }) => differing('numbers', numbersIn(unit.source), numbersIn(words)),
  ({ unit, words, locale }) => [...wrongGroups(unit.source, 'es'), ...wrongGroups(words, locale)][0],
  ({ unit, words }) => differing('codes', matchesIn(codes, unit.source), matchesIn(codes, words)),
  ({ unit, words }) => differing('placeholders', matchesIn(placeholders, unit.source), matchesIn(placeholders, words)),
  ({ unit, words }) => differing('link targets', matchesIn(targets, unit.source), matchesIn(targets, words)),
  ({ unit: { source }, words }) => {
    const ratio = words.length / source.length
    if (source.length < shortText || (ratio >= shortest && ratio <= longest)) return undefined
    return `is ${ratio.toFixed(1)} times as long as the Spanish text`
  },
]

/** Names of people are the same in every language with the Latin alphabet. */
const namesOfPeople = /^(?:athlete|agent|sales-agent)\/[^#]+#story\.name$/

function mayBeEqual({ unit: { source, context }, locale }: Pair): boolean {
  if (namesOfPeople.test(context)) return true
  if (locale !== 'en' && source.split(/\s+/).length < fewWords) return true
  const isName = /^[A-Z]{2,3}-[\dA-Z.]+$|^[A-Z]{3} \d\.\d$|^(?:Punto|Ronda|Titan) [A-Z]?\d$/.test(source)
  return isName || sameInEnglish.has(source)
}

/** Figures without their separators: 2,2 and 2.2, or 12 000 and 12,000, are the same number in two languages. */
function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d)|[.,]\d+)*/g) ?? [])
    .map((figure) => figure.replace(/\D/g, ''))
    .toSorted()
}

function matchesIn(pattern: RegExp, text: string): string[] {
  return (text.match(pattern) ?? []).toSorted()
}

function differing(what: string, source: readonly string[], words: readonly string[]): string | undefined {
  if (source.join(' ') === words.join(' ')) return undefined
  return `has other ${what} (${words.join(', ') || 'none'}) than the Spanish text (${source.join(', ') || 'none'})`
}

/** Groups of three digits with a space between them; not in a telephone number, nor in the number of a standard. */
const spaced = /(?<![\d.,+\p{L}-]|\d |EN )([1-9]\d{0,2})([ \u00a0\u202f])(\d{3})(?![\d\p{L}]|[ -]\d)/gu

/** Numbers of a text that its language groups in another way: the interface writes `38.000` beside them. */
function wrongGroups(text: string, locale: LocaleCode): string[] {
  const format = new Intl.NumberFormat(locales[locale].iso)
  return [...text.matchAll(spaced)].flatMap(([found, first, , last]) => {
    const right = format.format(Number(`${first}${last}`))
    return found === right ? [] : [`${found} is written ${right}`]
  })
}
