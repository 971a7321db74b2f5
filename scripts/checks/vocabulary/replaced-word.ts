/** A word that this project does not use for a thing, because its field has another one. */
export type ReplacedWord = {
  /** The words, lower case; in identifiers each is compared with one part of the name. */
  words: readonly string[]
  /** What to write instead. */
  say: string
  /** Where the word is refused; everywhere when absent. A comment may use an everyday word that a name may not. */
  in?: 'identifiers' | 'comments'
  /** Paths, or beginnings of them, in which the word means the replaced thing; everywhere when absent. */
  only?: readonly string[]
  /** Paths, or beginnings of them, in which the word means something else, with the reason. */
  except?: Readonly<Record<string, string>>
}
