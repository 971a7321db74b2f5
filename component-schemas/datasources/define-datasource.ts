/** A list of values that editors choose from, with a label per language. */
export type Datasource = {
  /** Name an editor reads. */
  name: string
  slug: string
  entries: readonly DatasourceEntry[]
}

export type DatasourceEntry = {
  /** What content stores; never changes once used. */
  value: string
  /** Spanish is the entry's own name, the other languages are dimensions (Storyblok docs, datasources). */
  labels: { es: string; en: string }
}

/** Value, Spanish label, English label; a name that is the same in every language stands once. */
type Row = readonly [value: string, es: string, en?: string]

/** Languages besides the default one that have labels of their own. */
export const datasourceDimensions = [{ name: 'English', entry_value: 'en' }] as const

export function defineDatasource(slug: string, name: string, rows: readonly Row[]): Datasource {
  const entries = rows.map(([value, es, en]) => ({ value, labels: { es, en: en ?? es } }))
  return { slug, name, entries }
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
