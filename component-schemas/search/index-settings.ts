import { type IndexFamily, indexName, indexNames, orderSuffixes } from './index-names.ts'

/** By which codes are found as a whole. */
const codeAttributes = ['codeKeys', 'codeSkeletons', 'seriesBlocks']

/** Settings of every index in the form of the search service; others have their default. */
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
    // The protocol forgives two mistakes from eight letters on; a double letter left out twice is `lucheto` for `lucchetto`.
    minWordSizefor2Typos: 7,
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
      ...[...codeAttributes, 'markets', 'for', 'home', 'entityId', 'storyId', 'refs'].map(
        (name) => `filterOnly(${name})`,
      ),
    ],
    unretrievableAttributes: ['markets', 'for', 'home', 'refs', ...codeAttributes, 'from', 'until', 'boost'],
    attributesToSnippet: ['text:24'],
    attributesToHighlight: ['name', 'heading', 'code', 'vehicles'],
    // The name comes last, so that the order of ties is the same after the next indexing.
    customRanking: ['desc(boost)', 'desc(updatedAtDay)', 'asc(name)'],
    attributeForDistinct: 'entityId',
    distinct: true,
    queryLanguages: [locale],
    indexLanguages: [locale],
    ignorePlurals: [locale],
    removeWordsIfNoResults: 'allOptional',
    hitsPerPage: 24,
    maxValuesPerFacet: 100,
    ...(family === 'public' && { replicas: indexNames('public', locale).slice(1) }),
    // Among editions with the same words, the current one comes first.
    ...(family === 'extranet' && {
      ranking: ['typo', 'geo', 'words', 'filters', 'asc(superseded)', 'proximity', 'attribute', 'exact', 'custom'],
    }),
  }
}

/** Settings of the replicas: the same, in another order. */
export function replicaSettings(locale: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { replicas: _, ...shared } = indexSettings('public', locale)
  const usual = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
  return {
    [`${indexName('public', locale)}${orderSuffixes.code}`]: { ...shared, ranking: ['asc(code)', ...usual] },
    [`${indexName('public', locale)}${orderSuffixes.newest}`]: { ...shared, ranking: ['desc(publishedAt)', ...usual] },
  }
}
