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
  /** Whether visitors get any text in the language. */
  is_public: boolean
}
