import { expect, test } from 'vitest'
import { copyStory, type DemoStory } from './copy-story.ts'

const story: DemoStory = {
  name: 'NOR-1R',
  slug: 'nor-1r',
  parent_id: 7,
  content: {
    component: 'product',
    code: 'NOR-1R',
    name: 'Llave plana',
    name__i18n__en: 'Flat key',
    name__i18n__ru: 'Плоский ключ',
    categories: ['c-1'],
    faq: [{ component: 'qa', question: '¿Cabe?', question__i18n__ru: 'Подойдёт?' }],
  },
  translated_slugs: [
    { lang: 'en', slug: 'nor-1r', name: 'NOR-1R' },
    { lang: 'ru', slug: 'nor-1r', name: 'NOR-1R' },
  ],
}

test('a copy has a name, a code and an address of its own and the relations of its model', () => {
  expect(copyStory(story, 412, ['en', 'ru'])).toMatchObject({
    name: 'NOR-1R 412',
    slug: 'l-product-412',
    parent_id: 7,
    content: { code: 'NOR-1R-L412', name: 'Llave plana 412', name__i18n__ru: 'Плоский ключ 412', categories: ['c-1'] },
  })
})

test('a language that is left out is left out at every depth, and so is its slug', () => {
  const copy = copyStory(story, 3, ['en'])
  expect(JSON.stringify(copy)).not.toMatch(/ru|Подойдёт/)
  expect(copy['translated_slugs_attributes']).toEqual([{ lang: 'en', slug: 'l-product-3', name: 'NOR-1R 3' }])
})

test('the model itself stays as it was', () => {
  const before = structuredClone(story)
  copyStory(story, 9, [])
  expect(story).toEqual(before)
})
