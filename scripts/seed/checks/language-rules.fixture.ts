import type { PairRule } from './pair-rules.fixture.ts'
import { spanishWordsIn } from './spanish-words.fixture.ts'

/** Texts shorter than this may be names only. */
const tellingLength = 30

/** Letters outside codes that must be of the language's own script. */
const ownScript = 0.9

/** ASCII spellings of German letters, in words that a text about keys uses. */
const germanAscii =
  /\b(?:fuer|ueber|koenn|muess|groess|schluessel|saetze|raeder|fraes|praezis|gehaeus|massstab|strasse)/i

type Rules = readonly PairRule[]

const quotes: PairRule = ({ words }) => {
  const isEven = [
    ['«', '»'],
    ['“', '”'],
  ].every(([open = '', close = '']) => count(words, open) === count(words, close))
  return isEven ? undefined : 'has quotation marks that do not close'
}

/** German opens with „ and closes with “. */
const germanQuotes: PairRule = ({ words }) =>
  count(words, '„') === count(words, '“') ? undefined : 'has quotation marks that do not close'

const latin: PairRule = ({ words }) => (/\p{Script=Cyrillic}/u.test(words) ? 'has Cyrillic letters' : undefined)

const cyrillic: PairRule = ({ words }) => {
  const letters = bareWords(words).match(/\p{L}/gu) ?? []
  const own = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length
  const capitalised =
    bareWords(words)
      .match(/\b[A-Z][a-z]+/g)
      ?.join('').length ?? 0
  if (letters.length < tellingLength) return undefined
  return own / Math.max(1, letters.length - capitalised) >= ownScript ? undefined : 'is hardly in Cyrillic letters'
}

const noSpanish: PairRule = ({ words, locale }) => {
  const found = spanishWordsIn(bareWords(words), locale)
  return found.length === 0 ? undefined : `has Spanish words: ${found.join(', ')}`
}

const romanianLetters: PairRule = ({ words }) =>
  /[şţŞŢ]/.test(words) ? 'writes ș or ț with a cedilla in place of a comma' : undefined

const germanLetters: PairRule = ({ words }) => {
  const found = germanAscii.exec(bareWords(words))
  return found ? `writes ${found[0]} without its own letters` : undefined
}

const frenchSpaces: PairRule = ({ words }) =>
  /\p{L}\s?[;!?](?!\S)|[ \u00a0][;!?:](?!\S)/u.test(words.replace(/\u202f[;!?:]/g, ''))
    ? 'lacks the narrow no-break space before ; : ! ?'
    : undefined

/** Rules of a language besides those of every pair; one row per language. */
export const languageRules: Readonly<Record<string, Rules>> = {
  en: [latin, noSpanish, quotes],
  pt: [latin, noSpanish, quotes],
  nl: [latin, noSpanish, quotes],
  it: [latin, noSpanish, quotes],
  de: [latin, noSpanish, germanQuotes, germanLetters],
  fr: [latin, noSpanish, quotes, frenchSpaces],
  ro: [latin, noSpanish, romanianLetters],
  ru: [cyrillic, noSpanish, quotes],
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/**
 * The words of a text without its language-independent parts: link targets, attributes, placeholders, e-mail and street
 * addresses, codes.
 */
function bareWords(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/\{[^}]*\}+/g, ' ')
    .replace(/:[a-z_]+:/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\S+@\S+|https?:\S+|\S+\.example\S*/g, ' ')
    .replace(/\bCalle [^,\n]*/g, ' ')
    .replace(/\S*\d\S*|\b[A-Z]{2,}[A-Z\d.-]*\b/g, ' ')
}
