import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { countTypos, exchangedNeighbours } from './count-typos.ts'
import { stemsOf } from './stems-of.ts'
import type { FindOptions, FoundWord, TextDocument, TextIndex, WordMatch } from './text-index.ts'
import { plainWord, splitWords } from './words.ts'

export type MiniSearchIndexOptions = {
  /** Number of searchable attributes. */
  attributes: number
  /** Languages for stemming. */
  languages: readonly string[]
  /** Attributes (by number) without typo tolerance. */
  withoutTypos: readonly number[]
}

/** Stems are stored as separate terms; no query word begins with this character. */
const stemMark = '~'
const chunkSize = 200

type Row = { id: number; attributes: readonly (readonly string[])[] }

/** `TextIndex` on MiniSearch: its radix tree finds words by prefix and distance, its postings the documents. */
export function miniSearchIndex({ attributes, languages, withoutTypos }: MiniSearchIndexOptions): TextIndex {
  const fields = Array.from({ length: attributes }, (_, index) => String(index))
  const tolerant = fields.filter((field) => !withoutTypos.includes(Number(field)))
  /** The indexed terms of each spelling, and the words of each stem. */
  const termsOf = new Map<string, string[]>()
  const wordsOfStem = new Map<string, Set<string>>()
  const known = new Set<string>()
  const mini = new MiniSearch<Row>({
    fields,
    extractField: (row, field) => (field === 'id' ? row.id : (row.attributes[Number(field)] ?? []).join('\n')),
    tokenize: (text) => splitWords(text).map(({ spelled }) => spelled),
    processTerm: termsFor,
    autoVacuum: true,
  })

  function termsFor(spelled: string): string[] {
    const stored = termsOf.get(spelled)
    if (stored) return stored
    const text = plainWord(spelled)
    const stems = stemsOf(spelled, languages)
    for (const stem of stems) {
      const words = wordsOfStem.get(stem) ?? new Set()
      wordsOfStem.set(stem, words.add(text))
    }
    known.add(text)
    const terms = [text, ...stems.map((stem) => stemMark + stem)]
    termsOf.set(spelled, terms)
    return terms
  }

  function find(spelled: string, options: FindOptions): FoundWord {
    const text = plainWord(spelled)
    const stems = options.hasForms ? stemsOf(spelled, languages) : []
    const found = mini.search(queryFor({ text, stems, options, tolerant }), verbatim)
    const words = new Map<string, WordMatch>()
    const judged = new Map<string, boolean>()
    const judge = (term: string): boolean => {
      const before = judged.get(term)
      if (before !== undefined) return before
      const isMatch = noteMatch(term, { text, stems, options, words, wordsOfStem })
      judged.set(term, isMatch)
      return isMatch
    }
    const ids: number[] = []
    for (const { id, terms } of found) {
      let isMatch = false
      for (const term of terms) isMatch = judge(term) || isMatch
      if (isMatch) ids.push(Number(id))
    }
    return { ids, words }
  }

  return {
    add: (documents: readonly TextDocument[]) => mini.addAllAsync(documents, { chunkSize }),
    remove: (id) => mini.discard(id),
    find,
    has: (word) => known.has(word),
  }
}

/** The query is already split and in the index's spelling. */
const verbatim: SearchOptions = { tokenize: (text) => [text], processTerm: (term) => term }

type Lookup = { text: string; stems: readonly string[]; options: FindOptions; tolerant: string[] }

function queryFor({ text, stems, options, tolerant }: Lookup): Query {
  const queries: Query[] = [{ queries: [text], prefix: options.isPrefix }]
  for (const stem of stems) queries.push(stemMark + stem)
  if (options.typos > 0 && tolerant.length > 0) {
    queries.push({ queries: [text], fuzzy: options.typos, fields: tolerant })
    queries.push({ queries: exchangedNeighbours(text), fields: tolerant })
  }
  return { queries, combineWith: 'OR' }
}

type Judging = {
  text: string
  stems: readonly string[]
  options: FindOptions
  words: Map<string, WordMatch>
  wordsOfStem: ReadonlyMap<string, ReadonlySet<string>>
}

/** Records the match between an index term and the query word; false when the term is too far away. */
function noteMatch(term: string, judging: Judging): boolean {
  const { text, options, words } = judging
  if (term.startsWith(stemMark)) return noteForms(term.slice(stemMark.length), judging)
  if (term === text) words.set(term, { typos: 0, kind: 'exact' })
  else if (options.isPrefix && term.startsWith(text)) words.set(term, { typos: 0, kind: 'prefix' })
  else {
    const typos = countTypos(text, term, options.typos)
    if (typos > options.typos) return false
    if (!words.has(term)) words.set(term, { typos, kind: 'typo' })
  }
  return true
}

/** A fuzzy search matches stems too; only the requested ones count. */
function noteForms(stem: string, { stems, words, wordsOfStem }: Judging): boolean {
  if (!stems.includes(stem)) return false
  for (const word of wordsOfStem.get(stem) ?? []) {
    const known = words.get(word)
    if (!known || known.kind === 'typo') words.set(word, { typos: 0, kind: 'stem' })
  }
  return true
}
