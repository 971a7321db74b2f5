/** The two families of indexes: what everybody may find, and what stands behind the login. */
export const indexFamilies = ['public', 'extranet'] as const

export type IndexFamily = (typeof indexFamilies)[number]

/** `public_es`, `extranet_de`. */
export function indexName(family: IndexFamily, locale: string): string {
  return `${family}_${locale}`
}
