import { expect, test } from 'vitest'
import { missingSlugs } from './add-slugs.ts'
import type { SourceStory } from './source-story.ts'

const story: SourceStory = {
  key: 'page/calidad',
  file: 'content/source/page/calidad.yaml',
  name: 'Nuestra calidad',
  folder: 'global',
  slug: 'nuestra-calidad',
  slugs: { en: 'our-quality' },
  isStartpage: false,
  state: 'published',
  tags: [],
  content: { component: 'page' },
}
const named = (words: string) => new Map([['page/calidad#story.name', { source: story.name, words, isFuzzy: false }]])
const translations = new Map([
  ['en', named('Quality of ours')],
  ['de', named('Unsere Qualität für Sie')],
])

test('adds a slug from the translated name where a language has none', () => {
  expect(missingSlugs(story, translations)).toEqual({ de: 'unsere-qualitaet-fuer-sie' })
})

test('a story of a market gets no slug in a language that it does not have', () => {
  expect(missingSlugs({ ...story, folder: 'italy' }, translations)).toEqual({})
})

test('the slug of a product is its code in every language', () => {
  expect(missingSlugs({ ...story, content: { component: 'product' } }, translations)).toEqual({})
})

test('a start page has the address of its folder, and a country’s page that of the shared one', () => {
  expect(missingSlugs({ ...story, isStartpage: true }, translations)).toEqual({})
  const german = { ...story, folder: 'germany' }
  expect(missingSlugs(german, translations, new Set(['global/nuestra-calidad']))).toEqual({})
  expect(missingSlugs(german, translations)).toEqual({ de: 'unsere-qualitaet-fuer-sie' })
})
