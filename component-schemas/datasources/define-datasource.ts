import { sourceLanguage } from '../served.ts'

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
  /** The source language is the entry's own name, the others are dimensions (Storyblok docs, datasources). */
  labels: Labels
  /** Value before it was renamed; stored content needs a content migration. */
  was?: string
}

/** Labels of the languages that the project has words for. A language without its own label shows the English one. */
export type Labels = { es: string; en: string } & Partial<
  Record<'pt' | 'nl' | 'it' | 'de' | 'fr' | 'ro' | 'ru', string>
>

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

/** The label in a language, else the English one. */
export function labelIn(labels: Labels, language: string): string {
  const known: Readonly<Record<string, string | undefined>> = labels
  return known[language] ?? labels.en
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
 * The label of a value as the repository states it: in `locale` when there is one, else in the source language, else the value.
 * Editors may have changed it in the CMS since.
 */
export function labelOf(datasource: Datasource, value: string, locale: string): string {
  const labels: Readonly<Record<string, string>> | undefined = datasource.entries.find(
    (entry) => entry.value === value,
  )?.labels
  return labels?.[locale] ?? labels?.[sourceLanguage] ?? labels?.['es'] ?? value
}
