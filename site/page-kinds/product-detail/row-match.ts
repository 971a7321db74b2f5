/** The data by which a row of a table is searched: its words, and the years it covers. */
export type SearchedRow = {
  text: string
  fromYear?: number | undefined
  /** Absent with a first year: still made. */
  toYear?: number | undefined
}

/** The typed words, without case and accents. */
export function wordsOf(typed: string): string[] {
  return plain(typed).split(/\s+/).filter(Boolean)
}

/** Whether a row has every word; a year is found in the span it belongs to as well. */
export function rowMatches(words: readonly string[], row: SearchedRow): boolean {
  const text = plain(row.text)
  return words.every((word) => text.includes(word) || isYearWithin(word, row))
}

function isYearWithin(word: string, { fromYear, toYear }: SearchedRow): boolean {
  if (!/^(19|20)\d\d$/.test(word) || (fromYear === undefined && toYear === undefined)) return false
  const year = Number(word)
  return year >= (fromYear ?? year) && year <= (toYear ?? year)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
