import type { LocaleCode } from 'site/routing/locales.ts'

/** Russian letters in Latin ones, as road signs write them (GOST R 52535.1, without apostrophes). */
const russianLetters = `
  а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p
  р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya`
const russian: Readonly<Record<string, string>> = Object.fromEntries(
  russianLetters
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)

/** Letters that lose more than an accent; German umlauts become two letters. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const others: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

const longest = 80

/**
 * The slug that a name has in a language: lower-case ASCII words with hyphens, at most 80 characters, cut between words
 * (content model, section 6.7).
 */
export function slugOf(name: string, locale: LocaleCode): string {
  const letters = { ...others, ...(locale === 'de' ? german : {}), ...russian }
  const latin = [...name.toLowerCase()].map((letter) => letters[letter] ?? letter).join('')
  const ascii = latin.normalize('NFD').replace(/\p{Mark}/gu, '')
  const words = ascii.split(/[^a-z0-9]+/).filter(Boolean)
  return words.reduce((slug, word) => (fits(slug, word) ? joined(slug, word) : slug), '')
}

function fits(slug: string, word: string): boolean {
  return joined(slug, word).length <= longest
}

function joined(slug: string, word: string): string {
  return slug === '' ? word.slice(0, longest) : `${slug}-${word}`
}
