/** Options of delivered content. */
export type ContentView = {
  /** Language codes with `_`, the requested one first, then its fallback; empty for the default language. */
  languages: readonly string[]
  /** Fields that the schema marks as not translatable: their stored translations do not count. */
  untranslatable: (component: string) => ReadonlySet<string>
  /** Values for the `_editable` comments of drafts; absent for published content. */
  editable?: { spaceId: number; storyId: number }
}

const mark = '__i18n__'

/**
 * Copies stored content into delivered content: translations replace their fields at every depth, the
 * `field__i18n__xx` keys are removed, and each block of a draft carries the `_editable` comment of the visual editor.
 */
export function deliverContent(node: unknown, view: ContentView): unknown {
  if (Array.isArray(node)) return node.map((entry) => deliverContent(entry, view))
  if (typeof node !== 'object' || node === null) return node
  const source: Record<string, unknown> = { ...node }
  const chosen = translations(source, view)
  const fields = Object.entries(source).filter(([key]) => !key.includes(mark))
  const added = [...chosen].filter(([field]) => !Object.hasOwn(source, field))
  const entries = [
    ...fields.map(([key, value]): [string, unknown] => [key, chosen.has(key) ? chosen.get(key) : value]),
    ...added,
  ]
  return marked(Object.fromEntries(entries.map(([key, value]) => [key, deliverContent(value, view)])), view)
}

/** The translation of each field in the requested language, else in the fallback. */
function translations(source: Record<string, unknown>, view: ContentView): Map<string, unknown> {
  const chosen = new Map<string, unknown>()
  if (view.languages.length === 0) return chosen
  const refused = typeof source.component === 'string' ? view.untranslatable(source.component) : undefined
  for (const language of view.languages) {
    const suffix = mark + language
    for (const [key, value] of Object.entries(source)) {
      if (!key.endsWith(suffix) || !isSet(value)) continue
      const field = key.slice(0, -suffix.length)
      if (!chosen.has(field) && !refused?.has(field)) chosen.set(field, value)
    }
  }
  return chosen
}

/** An empty translation is a missing one: editors clear a field to return to the default language. */
function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** All four values are text: the bridge's parser drops a comment with a number in it. */
function marked(block: Record<string, unknown>, { editable }: ContentView): Record<string, unknown> {
  const { component, _uid: uid } = block
  if (!editable || typeof component !== 'string' || typeof uid !== 'string') return block
  const json = `{"name": ${JSON.stringify(component)}, "space": "${editable.spaceId}", "uid": ${JSON.stringify(uid)}, "id": "${editable.storyId}"}`
  return { ...block, _editable: `<!--#storyblok#${json}-->` }
}
