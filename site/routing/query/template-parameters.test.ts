import { expect, test } from 'vitest'
import { routeTable } from '../route-table.ts'
import { ownTemplates } from '../stories/own-templates.ts'
import { filterNames } from './filter-names.ts'
import { parametersOf } from './template-parameters.ts'

test('a template with a list reads the page number and every filter, any other one only which form came back', () => {
  const templates = new Set([...routeTable.map(({ template }) => template), ...Object.values(ownTemplates)])
  const reading = [...templates].filter((template) => parametersOf(template).includes('page'))
  expect(reading.toSorted()).toEqual([
    'category-listing',
    'general-listing',
    'product-listing',
    'search-page',
    'shop-finder',
  ])
  expect(parametersOf('downloads-skeleton')).toEqual(['page', ...filterNames])
  for (const template of ['generic', 'product-detail', 'event-detail', 'landing'] as const) {
    expect(parametersOf(template)).toEqual(['form'])
  }
})
