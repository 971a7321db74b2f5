import { fullSlugOf, type SourceStory } from './compile/source-story.ts'
import { translatableUnits, type Unit } from './compile/translatable-units.ts'
import type { Translations } from './compile/translations.ts'

/** Something wrong with a text: where (`<type>/<id>#<field path>` or a file), and what, in a sentence. */
export type ContentProblem = { at: string; message: string }

/** Words that are rightly the same in Spanish and in English, besides product codes and names of machines. */
const sameInBoth = new Set(['Zarandal'])

/** Trade names that must never stand in the demo content; everything in it is invented. */
const tradeNames = [
  'Abus',
  'Abloy',
  'Assa',
  'Cisa',
  'Dom',
  'Dormakaba',
  'Ezcurra',
  'Fichet',
  'Ilco',
  'Iseo',
  'Jma',
  'Kaba',
  'Keyline',
  'Kwikset',
  'Lince',
  'Lockwood',
  'Medeco',
  'Mottura',
  'Mul-T-Lock',
  'Schlage',
  'Silca',
  'Tesa',
  'Yale',
  'Audi',
  'BMW',
  'Citroën',
  'Fiat',
  'Ford',
  'Honda',
  'Hyundai',
  'Kia',
  'Mazda',
  'Mercedes',
  'Nissan',
  'Opel',
  'Peugeot',
  'Renault',
  'Seat',
  'Skoda',
  'Toyota',
  'Volkswagen',
  'Volvo',
  'Megamos',
  'Hitag',
  'Texas Instruments',
] as const

type Rule = (unit: Unit, words: string) => string | undefined

/** One row a rule for a pair of texts; each answers what is wrong, or nothing. */
const pairRules: readonly Rule[] = [
  ({ source }, words) => (words === source && !mayBeEqual(source) ? 'is the same as the Spanish text' : undefined),
  ({ source }, words) => differing('numbers', numbersIn(source), numbersIn(words)),
  ({ source }, words) => differing('codes', matchesIn(codes, source), matchesIn(codes, words)),
  ({ source }, words) => differing('placeholders', matchesIn(placeholders, source), matchesIn(placeholders, words)),
  ({ source }, words) => differing('link targets', matchesIn(targets, source), matchesIn(targets, words)),
]

const codes = /\b[A-Z]{2,}-\d*[A-Z\d.]+\b|\b(?:Punto|Ronda|Titan) [A-Z]?\d\b/g
const placeholders = /\{\{?[a-z-]+\}\}?/g
const targets = /\]\((?:@|mailto:|https?:|[a-z]+\/)[^)\s]*/g

/**
 * Everything wrong with one language's translations: missing, stale or left-over units, texts equal to the source, numbers,
 * codes, placeholders or link targets that differ from it.
 */
export function translationProblems(stories: readonly SourceStory[], translations: Translations): ContentProblem[] {
  const units = stories.flatMap(translatableUnits)
  const known = new Set(units.map(({ context }) => context))
  const orphans = [...translations.keys()].filter((context) => !known.has(context))
  return [
    ...units.flatMap((unit) => unitProblems(unit, translations)),
    ...orphans.map((at) => ({ at, message: 'belongs to no text of a content file' })),
  ]
}

function unitProblems(unit: Unit, translations: Translations): ContentProblem[] {
  const at = unit.context
  const translation = translations.get(at)
  if (!translation || translation.words.trim() === '') return [{ at, message: 'is not translated' }]
  if (translation.isFuzzy || translation.source !== unit.source) {
    return [{ at, message: 'was translated from another Spanish text' }]
  }
  return pairRules.flatMap((rule) => {
    const message = rule(unit, translation.words)
    return message === undefined ? [] : [{ at, message }]
  })
}

/** Slugs that are not short ASCII words with hyphens, or that two stories of a folder share in one language. */
export function slugProblems(stories: readonly SourceStory[], locales: readonly string[]): ContentProblem[] {
  return ['es', ...locales].flatMap((locale) => {
    const addresses = stories.map((story) => fullSlugOf({ ...story, slug: story.slugs[locale] ?? story.slug }))
    return stories.flatMap((story, index) => {
      const slug = story.slugs[locale] ?? story.slug
      const isShort = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80
      const isFree = addresses.indexOf(addresses[index] ?? '') === index
      return [
        ...(isShort ? [] : [{ at: story.file, message: `the ${locale} slug ${slug} is not a short ASCII slug` }]),
        ...(isFree ? [] : [{ at: story.file, message: `the ${locale} slug ${slug} is taken` }]),
      ]
    })
  })
}

/** Real trade names in a text. */
export function tradeNameProblems(texts: readonly { at: string; text: string }[]): ContentProblem[] {
  return texts.flatMap(({ at, text }) =>
    tradeNames
      // Capitalised as a name is: "seat" and "dom" are also words.
      .filter((name) => new RegExp(`(?<![\\p{L}-])(?:${name}|${name.toUpperCase()})(?![\\p{L}])`, 'u').test(text))
      .map((name) => ({ at, message: `names ${name}` })),
  )
}

function mayBeEqual(source: string): boolean {
  return (
    sameInBoth.has(source) || /^[A-Z]{2,3}-[\dA-Z.]+$|^[A-Z]{3} \d\.\d$|^(?:Punto|Ronda|Titan) [A-Z]?\d$/.test(source)
  )
}

/** Figures without their separators: 2,2 and 2.2, or 12 000 and 12,000, are the same number in two languages. */
function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0 ]\d{3}(?!\d)|[.,]\d+)*/g) ?? [])
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
