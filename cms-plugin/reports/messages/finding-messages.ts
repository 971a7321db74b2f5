import type { FindingCode } from '../finding-rows.ts'

/** Parts of sentences that depend on the finding, and the values each is made of. */
export type Phrases = {
  refusedAddress: 'address'
  noStory: 'uuid'
  isFolder: 'target'
  hasNoPage: 'target'
  noPageAt: 'address'
  otherNumbers: 'source' | 'translation'
  seoTitle: never
  seoDescription: never
  patternSyntax: 'pattern'
  patternLookaround: 'pattern'
  patternBackreference: 'pattern'
  patternTooLarge: 'pattern'
  blockInSpaceOnly: 'block'
  blockInRepositoryOnly: 'block'
  fieldInSpaceOnly: 'name'
  fieldInRepositoryOnly: 'name'
  differs: 'name' | 'keys'
}

/** A part of a sentence with its values, before it is put into words. */
export type Phrase = {
  [Code in keyof Phrases]: { phrase: Code; values: Readonly<Record<Phrases[Code], string>> }
}[keyof Phrases]

/** The values of a sentence's placeholders: a name or address as it is, or a part to be put into words. */
export type Details = Readonly<Record<string, string | Phrase>>

/** The words of findings in one language of the interface. */
export type FindingMessages = {
  /** The sentences that say what to do. `{field}`, `{inLanguage}`, `{value}` and `{target}` are filled in. */
  remedies: Readonly<Record<FindingCode, string>>
  phrases: Readonly<Record<keyof Phrases, string>>
  /** Replaces an empty value. */
  none: string
  /** `{language}` is the language's name. */
  inLanguage: string
  inDefaultLanguage: string
}
