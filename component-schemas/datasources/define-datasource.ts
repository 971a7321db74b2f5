/** A list of values that editors choose from, with a label per language. */
export type Datasource = {
  /** Name an editor reads. */
  name: string
  slug: string
  /** Slug before it was renamed; a push then renames the datasource. */
  was?: string
  entries: readonly DatasourceEntry[]
}

export type DatasourceEntry = {
  /** The stored value; never changes once used. */
  value: string
  /** Spanish is the entry's own name, the other languages are dimensions (Storyblok docs, datasources). */
  labels: Labels
  /** Value before it was renamed; stored content needs a content migration. */
  was?: string
}

type FurtherLanguage = Exclude<(typeof datasourceDimensions)[number]['entry_value'], 'en'>

/** A language without its own label shows the English one. */
export type Labels = { es: string; en: string } & Partial<Record<FurtherLanguage, string>>

/** Languages besides the default one that have labels of their own. */
export const datasourceDimensions = [
  { name: 'English', entry_value: 'en' },
  { name: 'Português', entry_value: 'pt' },
  { name: 'Nederlands', entry_value: 'nl' },
  { name: 'Italiano', entry_value: 'it' },
  { name: 'Deutsch', entry_value: 'de' },
  { name: 'Français', entry_value: 'fr' },
  { name: 'Română', entry_value: 'ro' },
  { name: 'Русский', entry_value: 'ru' },
] as const

/** @param rows by the stored value: the labels of a value by language, or the name that is the same in every language */
export function defineDatasource(
  slug: string,
  name: string,
  rows: Readonly<Record<string, Labels | string>>,
): Datasource {
  const entries = Object.entries(rows).map(([value, words]) => ({
    value,
    labels: typeof words === 'string' ? { es: words, en: words } : words,
  }))
  return { slug, name, entries }
}

/** Rows of a datasource from names without spaces, equal in every language; a stored value is its name in lower case. */
export function byLowerCase(names: string): Record<string, string> {
  const list = names.trim().split(/\s+/)
  return Object.fromEntries(list.map((name) => [name.toLowerCase(), name]))
}

/** The labels of the values, one list a language, each in the order of the values. */
type LabelTable<Values extends readonly string[]> = Readonly<
  Record<keyof Labels, { readonly [At in keyof Values]: string }>
>

/** Rows of a datasource from a table of their labels: a language that lacks one does not compile. */
export function labelTable<const Values extends readonly string[]>(
  values: Values,
  table: LabelTable<Values>,
): Record<string, Labels> {
  const lists: [string, readonly string[]][] = Object.entries(table)
  return Object.fromEntries(
    values.map((value, at) => [
      value,
      Object.fromEntries(lists.map(([language, words]) => [language, words[at]])) as Labels,
    ]),
  )
}

/** Former names: the slug, and new value -> old value of entries. */
type Former = { slug?: string; values?: Readonly<Record<string, string>> }

/** A datasource with former names: a push then renames instead of removing and adding. */
export function datasourceWas(former: Former, datasource: Datasource): Datasource {
  const entries = datasource.entries.map((entry) => {
    const was = former.values?.[entry.value]
    return was === undefined ? entry : { ...entry, was }
  })
  return { ...datasource, ...(former.slug !== undefined && { was: former.slug }), entries }
}

/**
 * The label of a value as the repository states it: in `locale` when there is one, else in Spanish, else the value.
 * Editors may have changed it in the CMS since.
 */
export function labelOf(datasource: Datasource, value: string, locale: string): string {
  const labels: Readonly<Record<string, string>> | undefined = datasource.entries.find(
    (entry) => entry.value === value,
  )?.labels
  return labels?.[locale] ?? labels?.['es'] ?? value
}
