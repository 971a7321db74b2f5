import { wordsOf } from '../content/field-words.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import { locationOf, type Scene } from '../scene.ts'

/** A shorter text may be a name, a code or a word that two languages share. */
const wordsOfACopy = 4

/**
 * Translations of one field that are missing, left behind or equal to their source, have other numbers, or were written for
 * words that have changed since. One finding a field and language: the first that is true.
 */
export function checkTranslation(fieldLocation: FieldLocation, { languages, earlier }: Scene): Hint[] {
  const source = wordsOf(fieldLocation.field, fieldLocation.value)
  if (!source || fieldLocation.field.wire.translatable !== true || fieldLocation.isTranslatedAround) return []
  const history = [...earlier(fieldLocation), fieldLocation]
  return languages.flatMap((language) => {
    const words = wordsOf(fieldLocation.field, fieldLocation.translations.get(language))
    const found = words && (compare(source, words) ?? outdated(history, language))
    return found ? [{ ...found, location: locationOf(fieldLocation, language) }] : []
  })
}

/**
 * A story has one date for all languages; its earlier drafts tell in which a translation was last written, and whether its
 * source had other words then. A source that was changed and changed back is no news.
 */
function outdated(history: readonly FieldLocation[], language: string): Omit<Hint, 'location'> | undefined {
  if (history.length < 2) return undefined
  const translations = history.map(({ field, translations: values }) => wordsOf(field, values.get(language))?.words)
  const written = translations.findLastIndex((words, at) => at === 0 || words !== translations[at - 1])
  const [then, now] = [history[written], history.at(-1)].map(
    (fieldLocation) => fieldLocation && wordsOf(fieldLocation.field, fieldLocation.value),
  )
  return then?.words === now?.words ? undefined : { code: 'outdated-translation' }
}

type Messages = { isFilled: boolean; words: string }

function compare(source: Messages, translation: Messages): Omit<Hint, 'location'> | undefined {
  if (!translation.isFilled) return hasLetters(source.words) ? { code: 'missing-translation' } : undefined
  if (!source.isFilled) return { code: 'stale-translation' }
  if (translation.words === '') return undefined
  const [before, after] = [numbersIn(source.words), numbersIn(translation.words)]
  if (before !== after)
    return {
      code: 'differing-numbers',
      details: { value: { phrase: 'otherNumbers', values: { source: before, translation: after } } },
    }
  const isCopy = source.words === translation.words && wordCount(source.words) >= wordsOfACopy
  return isCopy ? { code: 'copied-translation' } : undefined
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

function wordCount(text: string): number {
  return text.split(' ').filter(hasLetters).length
}

/** Figures without the marks that languages put between digits, sorted, because languages order their words differently. */
function numbersIn(text: string): string {
  const figures = text.match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d)|[.,:]\d+)*/g) ?? []
  return figures
    .map((figure) => figure.replace(/\D/g, ''))
    .toSorted()
    .join(', ')
}
