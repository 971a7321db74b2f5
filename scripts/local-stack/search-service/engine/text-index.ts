/** How a word of the index answers a word of the query. */
export type WordMatch = {
  typos: number
  /** `stem` is another form of the same word; `prefix` begins with what was typed. */
  kind: 'exact' | 'stem' | 'prefix' | 'typo'
}

export type FoundWord = {
  /** Documents that have one of the words. */
  ids: readonly number[]
  /** Every word of the index that answers, in comparable spelling. */
  words: ReadonlyMap<string, WordMatch>
}

export type FindOptions = {
  isPrefix: boolean
  /** Typing mistakes allowed. */
  typos: 0 | 1 | 2
  /** Other forms of the word answer too. */
  hasForms: boolean
}

export type TextDocument = {
  id: number
  /** Values of each searchable attribute, in the order of the attributes. */
  attributes: readonly (readonly string[])[]
}

/** The engine: which documents have a word. Ranking, filters and everything of the protocol stand above it. */
export type TextIndex = {
  /** Adds documents a few at a time, so that queries are answered in between. */
  add(documents: readonly TextDocument[]): Promise<void>
  remove(id: number): void
  /** `spelled` is one word in lower case, with its marks. */
  find(spelled: string, options: FindOptions): FoundWord
  has(word: string): boolean
}
