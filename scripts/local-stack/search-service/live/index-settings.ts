/** Settings of an index as the client sent them; an absent one has the protocol's default. */
export type IndexSettings = Readonly<Record<string, unknown>>

export type SearchableAttribute = { name: string; isOrdered: boolean; rank: number }

export type FacetAttribute = { name: string; isSearchable: boolean; isFilterOnly: boolean; isAfterDistinct: boolean }

/** Settings that determine the built index; two indexes with equal values share one. */
export const builtSettings = [
  'searchableAttributes',
  'attributesForFaceting',
  'indexLanguages',
  'queryLanguages',
  'ignorePlurals',
  'disableTypoToleranceOnAttributes',
  'decompoundedAttributes',
] as const

/** The texts of a setting that is a list; undefined when it is absent. */
export function listSetting(settings: IndexSettings, name: string): string[] | undefined {
  const value = settings[name]
  if (!Array.isArray(value)) return undefined
  return value.filter((item): item is string => typeof item === 'string')
}

export function numberSetting(settings: IndexSettings, name: string, otherwise: number): number {
  const value = settings[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

/** Searchable attributes with their rank: attributes in one entry separated by commas share one. */
export function searchableAttributes(settings: IndexSettings): SearchableAttribute[] | undefined {
  const entries = listSetting(settings, 'searchableAttributes')
  if (!entries || entries.length === 0) return undefined
  return entries.flatMap((entry, rank) =>
    entry.split(',').map((part) => {
      const unordered = /^unordered\((.*)\)$/.exec(part.trim())
      return { name: (unordered?.[1] ?? part).trim(), isOrdered: !unordered, rank }
    }),
  )
}

export function facetAttributes(settings: IndexSettings): FacetAttribute[] {
  return (listSetting(settings, 'attributesForFaceting') ?? []).map((entry) => {
    const modifiers = [...entry.matchAll(/(filterOnly|searchable|afterDistinct)\(/g)].map(([, modifier]) => modifier)
    return {
      name: entry.replace(/^(?:\w+\()*/, '').replace(/\)*$/, ''),
      isSearchable: modifiers.includes('searchable'),
      isFilterOnly: modifiers.includes('filterOnly'),
      isAfterDistinct: modifiers.includes('afterDistinct'),
    }
  })
}

/** Languages of the index for stemming. */
export function indexLanguages(settings: IndexSettings): string[] {
  const plurals = listSetting(settings, 'ignorePlurals')
  return listSetting(settings, 'indexLanguages') ?? listSetting(settings, 'queryLanguages') ?? plurals ?? []
}
