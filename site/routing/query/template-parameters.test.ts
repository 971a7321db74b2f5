import { expect, test } from 'vitest'
import { featureTemplates } from '#site/features.ts'
import { type TemplateName, templates } from '../templates.ts'
import { listingNames } from './filter-names.ts'
import { parametersOf } from './template-parameters.ts'

test('a template with a list reads the page number and every filter, any other one nothing of them', () => {
  const names = (Object.keys(templates) as TemplateName[]).filter((name) => !(name in featureTemplates))
  const reading = names.filter((template) => parametersOf(template).includes('page'))
  expect(reading.toSorted()).toEqual([
    'category-listing',
    'downloads-skeleton',
    'general-listing',
    'product-listing',
    'search-page',
  ])
  expect(parametersOf('downloads-skeleton')).toEqual(['page', ...listingNames])
  expect(parametersOf('form-page')).toEqual(['l', 'position'])
  for (const template of ['generic', 'product-detail', 'news-detail', 'landing'] as const) {
    expect(parametersOf(template)).toEqual([])
  }
})
