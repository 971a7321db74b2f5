/** The two families of indexes: public stories, and stories behind the login. */
export const indexFamilies = ['public', 'extranet'] as const

export type IndexFamily = (typeof indexFamilies)[number]

/** `public_es`, `extranet_de`. */
export function indexName(family: IndexFamily, locale: string): string {
  return `${family}_${locale}`
}

/** Endings of the indexes that show the same records in another order. */
export const orderSuffixes = { relevance: '', code: '_code_asc', newest: '_newest' } as const

/** Every index of a family in a language, as the restriction of a search key. */
export function indexNames(family: IndexFamily, locale: string): string[] {
  const suffixes = family === 'public' ? Object.values(orderSuffixes) : ['']
  return suffixes.map((suffix) => `${indexName(family, locale)}${suffix}`)
}
