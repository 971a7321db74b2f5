/** Content with `field__i18n__xx` sibling keys. Storyblok docs: internationalization for stories. */
export type Content = Record<string, unknown>

/** Computes the published layer from the draft, per language. `default` is the space's own language. */
export type LayerRequest = { draft: Content; published: Content | undefined; languages: readonly string[] }

const defaultLanguage = 'default'

/** Language code of a content key, `default` for plain keys. Codes are stored with `_` in place of `-`. */
export function languageOfKey(key: string): string {
  const mark = key.lastIndexOf('__i18n__')
  return mark > 0 ? key.slice(mark + '__i18n__'.length).replaceAll('_', '-') : defaultLanguage
}

/**
 * The published layer after publishing only some languages. Structure and plain fields belong to the default language;
 * another language adds its own keys to the blocks that are already published, matched by `_uid`. While nothing is
 * published, the default language is included, because a translation alone has no page.
 */
export function publishLanguages({ draft, published, languages }: LayerRequest): Content {
  const isDefaultPublished = !published || languages.some((language) => language === defaultLanguage)
  const wanted = new Set(languages.map((language) => language.replaceAll('_', '-')))
  const others = blocksByUid(isDefaultPublished ? (published ?? {}) : draft)
  const keepsOwn = (language: string) =>
    isDefaultPublished ? language === defaultLanguage || wanted.has(language) : !wanted.has(language)
  const takesOther = (language: string) =>
    language !== defaultLanguage && (isDefaultPublished ? !wanted.has(language) : wanted.has(language))
  const base = isDefaultPublished ? draft : (published ?? draft)
  return mapBlocks(base, (block) => ({
    ...pick(block, keepsOwn),
    ...pick(others.get(uidOf(block)) ?? {}, takesOther),
  }))
}

/** The published layer without the keys of these languages. */
export function unpublishLanguages(published: Content, languages: readonly string[]): Content {
  const removed = new Set(languages.map((language) => language.replaceAll('_', '-')))
  return mapBlocks(published, (block) =>
    pick(block, (language) => language === defaultLanguage || !removed.has(language)),
  )
}

function pick(block: Content, isWanted: (language: string) => boolean): Content {
  return Object.fromEntries(Object.entries(block).filter(([key]) => isWanted(languageOfKey(key))))
}

/** Applies `change` to every block (an object with a component), outermost first, then descends into its result. */
function mapBlocks(content: Content, change: (block: Content) => Content): Content {
  const block = typeof content.component === 'string' ? change(content) : content
  return Object.fromEntries(Object.entries(block).map(([key, value]) => [key, mapValue(value, change)]))
}

function mapValue(value: unknown, change: (block: Content) => Content): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapValue(inner, change))
  return isContent(value) ? mapBlocks(value, change) : value
}

/** Every block of a content at any depth, by its uid. */
export function blocksByUid(content: unknown): Map<unknown, Content> {
  const found = new Map<unknown, Content>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isContent(value)) return
    if (typeof value.component === 'string') found.set(uidOf(value), value)
    Object.values(value).forEach(visit)
  }
  visit(content)
  return found
}

function uidOf({ _uid: uid }: Content): unknown {
  return uid
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
