export type Word = {
  /** Normalized for comparison: lower case, without diacritics. */
  text: string
  /** Lower case with diacritics, for the stemmers. */
  spelled: string
  /** Offset of the first character in the value, and of the one after the last. */
  start: number
  end: number
}

const word = /[\p{L}\p{N}\p{M}]+/gu
const marks = /\p{M}+/gu
const plain = /^[a-z0-9]*$/
/** Letters that have no decomposition and are still compared with a base letter. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const foreign = /[ßæœøłđı]/g

/** The words of a text with their offsets. Every character that is neither letter nor digit separates words. */
export function splitWords(value: string): Word[] {
  return Array.from(value.matchAll(word), ({ 0: found, index }) => {
    const spelled = found.toLowerCase()
    return { text: plainWord(spelled), spelled, start: index, end: index + found.length }
  })
}

/** A word in lower case without diacritics: the form for comparison (hosted service's docs: normalization). */
export function plainWord(spelled: string): string {
  if (plain.test(spelled)) return spelled
  return spelled
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(foreign, (letter) => letters[letter] ?? letter)
}
