import { expect, test } from 'vitest'
import { exampleServices } from '../testing/example-services.fixture.ts'
import { movedItem } from './chosen-list.tsx'
import { listChoices } from './list-choices.ts'
import { storedTexts } from './options-control.tsx'
import { linkQueryFor, storyQueryFor } from './story-query.ts'

const services = exampleServices({
  listDatasourceEntries: async (slug) => [{ id: 1, name: `Of ${slug}`, value: 'v', dimension_value: null }],
})

test('reads options from the schema, a datasource or the languages of the space', async () => {
  const own = [{ name: 'Red', value: 'red' }]
  expect(await listChoices({ type: 'option', options: own }, services)).toEqual(own)
  expect(await listChoices({ type: 'option', source: 'internal', datasource_slug: 'colours' }, services)).toEqual([
    { name: 'Of colours', value: 'v' },
  ])
  expect(await listChoices({ type: 'option', source: 'internal_languages' }, services)).toEqual([
    { name: 'Español', value: 'default' },
    { name: 'Deutsch', value: 'de' },
  ])
})

test('limits stories to content types and a folder, with the parameters of the management API', () => {
  expect(storyQueryFor({ type: 'option', filter_content_type: ['news_item', 'page'], folder_slug: '/news' })).toEqual({
    story_only: 'true',
    'filter_query[component][in]': 'news_item,page',
    starts_with: 'news/',
  })
  expect(storyQueryFor({ type: 'option', filter_content_type: [] })).toEqual({ story_only: 'true' })
  const limits = { restrict_content_types: true, component_whitelist: ['page'], link_scope: 'global/' }
  expect(linkQueryFor({ type: 'multilink', ...limits })).toEqual({
    story_only: 'true',
    is_published: 'true',
    excluding_slugs: '_*',
    'filter_query[component][in]': 'page',
  })
  expect(linkQueryFor({ type: 'multilink', ...limits, force_link_scope: true })).toMatchObject({
    starts_with: 'global/',
  })
})

test('moves an item within the bounds of the list', () => {
  expect(movedItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedItem(['a', 'b', 'c'], 2, -2)).toEqual(['c', 'a', 'b'])
  expect(movedItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('reads a stored list of texts, and resolved stories by their uuid', () => {
  expect(storedTexts(['a', { uuid: 'b' }, 7])).toEqual(['a', 'b'])
  expect(storedTexts('a')).toEqual(['a'])
  expect(storedTexts(undefined)).toEqual([])
})
