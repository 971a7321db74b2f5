import type { IndexFamily } from './index-names.ts'

/** Settings of every index, as the search service takes them; what is not named here has its default. */
export function indexSettings(family: IndexFamily, locale: string): Readonly<Record<string, unknown>> {
  return {
    searchableAttributes: [
      'codes',
      'name',
      'crossRefs',
      'vehicles',
      'unordered(keywords)',
      'heading',
      'unordered(text)',
      'ean',
    ],
    disableTypoToleranceOnAttributes: ['codes', 'crossRefs', 'ean'],
    attributesForFaceting: [
      'section',
      'type',
      'kind',
      'keyType',
      'searchable(lockBrand)',
      'searchable(vehicleMake)',
      'material',
      'categories.lvl0',
      'categories.lvl1',
      'year',
      'country',
      'services',
      ...['codeKeys', 'markets', 'groups', 'entityId', 'storyId', 'refs'].map((name) => `filterOnly(${name})`),
    ],
    unretrievableAttributes: ['markets', 'groups', 'refs', 'codeKeys', 'from', 'until', 'boost'],
    attributesToSnippet: ['text:24'],
    attributesToHighlight: ['name', 'heading', 'code', 'crossRefs', 'vehicles'],
    customRanking: ['desc(boost)', 'desc(updatedAtDay)'],
    attributeForDistinct: 'entityId',
    distinct: true,
    queryLanguages: [locale],
    indexLanguages: [locale],
    ignorePlurals: [locale],
    removeWordsIfNoResults: 'allOptional',
    hitsPerPage: 24,
    maxValuesPerFacet: 100,
    ...(family === 'public' && { replicas: [`public_${locale}_code_asc`, `public_${locale}_newest`] }),
  }
}

/** Settings of the replicas: the same, in another order. */
export function replicaSettings(locale: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { replicas: _, ...shared } = indexSettings('public', locale)
  const usual = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
  return {
    [`public_${locale}_code_asc`]: { ...shared, ranking: ['asc(code)', ...usual] },
    [`public_${locale}_newest`]: { ...shared, ranking: ['desc(publishedAt)', ...usual] },
  }
}
