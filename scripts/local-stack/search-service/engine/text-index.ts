/** How a word of the index matches a word of the query. */
export type WordMatch = {
  typos: number
  /** `stem` is another form of the same word; `prefix` begins with the query word. */
  kind: 'exact' | 'stem' | 'prefix' | 'typo'
}

export type FoundWord = {
  /** Documents that have one of the words. */
  ids: readonly number[]
  /** Every matching word of the index, in normalized spelling. */
  words: ReadonlyMap<string, WordMatch>
}

export type FindOptions = {
  isPrefix: boolean
  /** Maximum of typos. */
  typos: 0 | 1 | 2
  /** Other forms of the word match too. */
  hasForms: boolean
}

export type TextDocument = {
  id: number
  /** Values of each searchable attribute, in the order of the attributes. */
  attributes: readonly (readonly string[])[]
}

/** The engine: it maps words to documents. Ranking, filters and the protocol are layers above it. */
export type TextIndex = {
  /** Adds documents in small batches, so that queries run in between. */
  add(documents: readonly TextDocument[]): Promise<void>
  remove(id: number): void
  /** `spelled` is one word in lower case, with its diacritics. */
  find(spelled: string, options: FindOptions): FoundWord
  has(word: string): boolean
}
