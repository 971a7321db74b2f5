import type { TextIndex } from '../engine/text-index.ts'
import { splitWords } from '../engine/words.ts'
import { type QueryWord, queryWord, type Reading, type WordRules } from './query-words.ts'
import type { Synonym } from './synonyms.ts'

export type ReadingOptions = { rules: WordRules; text: TextIndex; synonyms: readonly Synonym[] }

const maxReadings = 12

/** The interpretations of a query: as typed; with neighbours joined, with a word split; with synonyms. */
export function readingsOf(words: readonly QueryWord[], options: ReadingOptions): Reading[] {
  const asTyped: Reading = { words, extraTypos: 0 }
  const others = [...synonymReadings(words, options)]
  if (options.rules.typoTolerance !== 'false') others.push(...joined(words, options), ...parted(words, options))
  return [asTyped, ...others].slice(0, maxReadings)
}

function* joined(words: readonly QueryWord[], { rules, text }: ReadingOptions): Generator<Reading> {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (!next || !text.has(word.text + next.text)) continue
    const together = { text: word.text + next.text, spelled: word.spelled + next.spelled }
    const isLast = index + 2 === words.length
    const replaced = { ...queryWord(together, isLast, rules), typos: 0 as const }
    yield { words: [...words.slice(0, index), replaced, ...words.slice(index + 2)], extraTypos: 1 }
  }
}

function* parted(words: readonly QueryWord[], { rules, text }: ReadingOptions): Generator<Reading> {
  for (const [index, word] of words.entries()) {
    if (word.text.length !== word.spelled.length) continue
    for (let at = 2; at <= word.text.length - 2; at += 1) {
      if (!text.has(word.text.slice(0, at)) || !text.has(word.text.slice(at))) continue
      const parts = [word.spelled.slice(0, at), word.spelled.slice(at)].map((spelled, part) => {
        const isLast = part === 1 && index === words.length - 1
        return {
          ...queryWord({ text: word.text.slice(part * at, part === 0 ? at : undefined), spelled }, isLast, rules),
          typos: 0 as const,
        }
      })
      yield { words: [...words.slice(0, index), ...parts, ...words.slice(index + 1)], extraTypos: 1 }
    }
  }
}

function* synonymReadings(words: readonly QueryWord[], { rules, synonyms }: ReadingOptions): Generator<Reading> {
  for (const { from, to, typos } of synonyms) {
    const at = placeOf(from, words)
    if (at < 0) continue
    const end = at + from.length
    for (const phrase of to) {
      const parts = splitWords(phrase)
      const isAtEnd = end === words.length
      const replaced = parts.map((part, index) => ({
        ...queryWord(part, isAtEnd && index === parts.length - 1, rules),
        typos: 0 as const,
        isPrefix: false,
      }))
      yield { words: [...words.slice(0, at), ...replaced, ...words.slice(end)], extraTypos: typos }
    }
  }
}

/** Index of a phrase among the words; -1 when it is absent. */
function placeOf(phrase: readonly string[], words: readonly QueryWord[]): number {
  return words.findIndex((_, start) => phrase.every((text, offset) => words[start + offset]?.text === text))
}
