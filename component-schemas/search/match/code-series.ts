import { compactCode } from '../code-forms.ts'
import { digitLike, lettersLike } from '../look-alikes.ts'

/** A code series as a product prints it: its first and last code, and whose locks have them. */
export type CodeSeries = {
  from: string
  to: string
  maker?: string
  /** The vehicle of the product's list whose codes these are. */
  vehicle?: string
}

/** Digits of a code; the longest is far above any series, and its numbers are exact. */
const code = /^(\p{L}{0,4})(\d{2,8})(\p{L}{0,2})$/u

type Parts = { letters: string; digits: string; suffix: string }

/** Codes of one shape: the same letters and as many digits. */
type Range = { shape: string; first: number; last: number }

/**
 * Values by which an index finds the series that contain a code, on any search service: each series is the fewest
 * blocks of 1, 2, 4, 8 … codes that begin at a multiple of their size. A code lies in one block of each size
 * (`seriesBlocksAround`), and in a series exactly if one of them is a block of it.
 */
export function seriesBlocks(series: readonly CodeSeries[]): string[] {
  return [...new Set(series.flatMap(rangesOf).flatMap(blocksOf))]
}

/** The block of each size that contains a code; none when the text can be no code of a series. */
export function seriesBlocksAround(typed: string): string[] {
  const parts = partsOf(typed)
  if (!parts) return []
  const number = Number(parts.digits)
  const sizes = Math.ceil(parts.digits.length * Math.log2(10))
  return Array.from({ length: sizes }, (_, level) => blockName(shapeOf(parts), level, Math.floor(number / 2 ** level)))
}

/**
 * The codes of a series for which a text may have been written, where letters and digits look alike: `NOO500` for `NO0500` and `N00500`.
 * @returns those with the fewest changes first, in capitals, without the text itself
 */
export function seriesReadings(typed: string): string[] {
  const signs = [...compactCode(typed)]
  if (signs.length > longestReading) return []
  const readings = [0, 1, 2, 3, 4].flatMap((letters) =>
    [0, 1, 2].flatMap((suffix) => readingsWith(signs, letters, signs.length - suffix)),
  )
  const changes = (reading: string) => [...reading].filter((sign, place) => sign !== signs[place]).length
  return [...new Set(readings)]
    .filter((reading) => partsOf(reading) && changes(reading) > 0)
    .toSorted((a, b) => changes(a) - changes(b))
    .map((reading) => reading.toUpperCase())
}

const longestReading = 14

/** The signs before `letters` as letters, those up to `end` as digits, the rest as they are. */
function readingsWith(signs: readonly string[], letters: number, end: number): string[] {
  const prefixes = signs
    .slice(0, letters)
    .reduce<string[]>(
      (made, sign) =>
        made.flatMap((before) => (/\d/.test(sign) ? lettersLike(sign) : [sign]).map((one) => before + one)),
      [''],
    )
  const rest = [...signs.slice(letters, end).map(digitLike), ...signs.slice(end)].join('')
  return prefixes.map((prefix) => prefix + rest)
}

/** Whether a series contains a code, in any spelling. */
export function isInSeries(typed: string, series: CodeSeries): boolean {
  const parts = partsOf(typed)
  if (!parts) return false
  const number = Number(parts.digits)
  return rangesOf(series).some(
    ({ shape, first, last }) => shape === shapeOf(parts) && first <= number && number <= last,
  )
}

/** The series in a text such as `N0001-N5000, P100–P900`; parts that state none are left out. */
export function parseCodeSeries(text: string): CodeSeries[] {
  return text.split(/[,;]/).flatMap((part) => {
    const ends = endsOf(part.trim())
    return ends && rangesOf(ends).length > 0 ? [ends] : []
  })
}

/** Two codes in any spelling; the pattern below would look at each space of a longer text again and again. */
const longestSeries = 100

/** Codes may contain hyphens themselves: then the one in the middle separates. */
function endsOf(text: string): CodeSeries | undefined {
  if (text.length > longestSeries) return undefined
  const byDash = text.split(/\s*[–—]\s*|\s+-\s+/)
  const parts = byDash.length === 2 ? byDash : text.split('-')
  if (parts.length % 2 !== 0) return undefined
  const [from, to] = [parts.slice(0, parts.length / 2), parts.slice(parts.length / 2)]
  return { from: from.join('-').trim(), to: to.join('-').trim() }
}

function partsOf(text: string): Parts | undefined {
  const [, letters = '', digits, suffix = ''] = code.exec(compactCode(text)) ?? []
  return digits === undefined ? undefined : { letters, digits, suffix }
}

function shapeOf({ letters, digits, suffix }: Parts): string {
  return `${letters}${digits.length}${suffix}`
}

/** The ranges of a series, one for each number of digits; none when its ends do not belong together. */
function rangesOf({ from, to }: CodeSeries): Range[] {
  const [start, end] = [partsOf(from), partsOf(to)]
  if (!start || !end || start.letters !== end.letters || start.suffix !== end.suffix) return []
  const [shortest, longest] = [start.digits.length, end.digits.length]
  // Codes that are filled up with zeros all have the same length.
  if (shortest !== longest && start.digits.startsWith('0')) return []
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, index) => {
    const digits = shortest + index
    return {
      shape: shapeOf({ ...start, digits: '0'.repeat(digits) }),
      first: digits === shortest ? Number(start.digits) : 10 ** (digits - 1),
      last: digits === longest ? Number(end.digits) : 10 ** digits - 1,
    }
  }).filter(({ first, last }) => first <= last)
}

function blocksOf({ shape, first, last }: Range): string[] {
  const blocks: string[] = []
  for (let at = first; at <= last; ) {
    let level = 0
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) - 1 <= last) level += 1
    blocks.push(blockName(shape, level, at / 2 ** level))
    at += 2 ** level
  }
  return blocks
}

function blockName(shape: string, level: number, index: number): string {
  return `${shape}/${level}/${index}`
}
