/** The state of a story's translation into one language (`GET story_translations`). */
export type WireTranslation = {
  story_id: number
  lang: string
  state: 'missing' | 'draft' | 'published' | 'outdated'
  /** How many source texts have a translation. */
  translated: number
  total: number
  /** Keys `<uid>.<field>` of the translations whose source text changed. */
  outdated: string[]
  /** Their source texts as they were when they were translated, by the same keys, where a version still has them. */
  translated_from?: Readonly<Record<string, unknown>>
  /** Whether visitors get any text in the language. */
  is_public: boolean
}
