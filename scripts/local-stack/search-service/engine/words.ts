export type Word = {
  /** As compared: lower case, without marks. */
  text: string
  /** Lower case with its marks, for the stemmers. */
  spelled: string
  /** Place of the first character in the value, and of the one after the last. */
  start: number
  end: number
}

const word = /[\p{L}\p{N}\p{M}]+/gu
const marks = /\p{M}+/gu
const plain = /^[a-z0-9]*$/
/** Letters that are no base letter with a mark and are still looked up without it. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const foreign = /[ßæœøłđı]/g

/** The words of a text with their places. Everything that is neither letter nor digit separates. */
export function splitWords(value: string): Word[] {
  return Array.from(value.matchAll(word), ({ 0: found, index }) => {
    const spelled = found.toLowerCase()
    return { text: plainWord(spelled), spelled, start: index, end: index + found.length }
  })
}

/** A word in lower case without marks: the form in which words are compared (hosted service's docs: normalization). */
export function plainWord(spelled: string): string {
  if (plain.test(spelled)) return spelled
  return spelled
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(foreign, (letter) => letters[letter] ?? letter)
}
