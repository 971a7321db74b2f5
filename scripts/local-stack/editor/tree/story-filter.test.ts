import { expect, test } from 'vitest'
import type { WireComponent } from '../services/wire-component.ts'
import { slugOf } from './slug-of.ts'
import { filterQuery, isFiltered, noFilter } from './story-filter.ts'

const components = [
  { name: 'page', is_root: true, preview_field: 'title', schema: { title: { type: 'text', translatable: true } } },
  { name: 'product', is_root: true, preview_field: 'name', schema: { name: { type: 'text', translatable: true } } },
  { name: 'hero', is_root: false, preview_field: 'text', schema: { text: { type: 'text', translatable: true } } },
] as unknown as WireComponent[]

test('without a type, a story is translated when one naming field is, and untranslated when all are empty', () => {
  const translated = filterQuery({ ...noFilter, language: 'en', translation: 'translated' }, components)
  expect(translated).toMatchObject({
    'filter_query[__or][0][title__i18n__en][is]': 'not_empty',
    'filter_query[__or][1][name__i18n__en][is]': 'not_empty',
  })
  const untranslated = filterQuery({ ...noFilter, language: 'en' }, components)
  expect(untranslated).toMatchObject({
    'filter_query[title__i18n__en][is]': 'empty',
    'filter_query[name__i18n__en][is]': 'empty',
  })
})

test('with a type, only its own naming field counts', () => {
  const query = filterQuery({ ...noFilter, contentType: 'product', language: 'pt-br' }, components)
  expect(query).toEqual({
    story_only: 1,
    search: '',
    'filter_query[component][in]': 'product',
    'filter_query[name__i18n__pt_br][is]': 'empty',
  })
})

test('a search alone includes folders; a filter on stories excludes them', () => {
  expect(filterQuery({ ...noFilter, search: ' llaves ' }, components)).toEqual({
    search: 'llaves',
    'filter_query[component][in]': '',
  })
  expect(filterQuery({ ...noFilter, search: 'llaves', publication: 'draft' }, components)).toMatchObject({
    story_only: 1,
  })
})

test('filters drafts, published and changed stories by publication state', () => {
  expect(filterQuery({ ...noFilter, publication: 'draft' }, components)).toMatchObject({ is_published: 'false' })
  expect(filterQuery({ ...noFilter, publication: 'changed' }, components)).toMatchObject({ is_published: 'true' })
  expect(isFiltered(noFilter)).toBe(false)
  expect(isFiltered({ ...noFilter, search: ' ' })).toBe(false)
  expect(isFiltered({ ...noFilter, publication: 'draft' })).toBe(true)
})

test.each([
  ['Llave de cañón nº 7', 'llave-de-canon-no-7'],
  ['  Größe & Maß ', 'grosse-mass'],
  ['Ключ', ''],
])('the slug of “%s” is “%s”', (name, slug) => {
  expect(slugOf(name.replace('º', 'o'))).toBe(slug)
})
