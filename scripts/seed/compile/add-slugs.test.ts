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

test('a language that has no slug gets that of the translated name; one that has keeps it', () => {
  expect(missingSlugs(story, translations)).toEqual({ de: 'unsere-qualitaet-fuer-sie' })
})

test('a story of a market gets no slug in a language that it does not have', () => {
  expect(missingSlugs({ ...story, folder: 'italy' }, translations)).toEqual({})
})

test('a product is found by its code in every language', () => {
  expect(missingSlugs({ ...story, content: { component: 'product' } }, translations)).toEqual({})
})

test('a start page has the address of its folder, and a country’s page that of the shared one', () => {
  expect(missingSlugs({ ...story, isStartpage: true }, translations)).toEqual({})
  const german = { ...story, folder: 'germany' }
  expect(missingSlugs(german, translations, new Set(['global/nuestra-calidad']))).toEqual({})
  expect(missingSlugs(german, translations)).toEqual({ de: 'unsere-qualitaet-fuer-sie' })
})
