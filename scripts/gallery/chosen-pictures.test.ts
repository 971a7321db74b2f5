import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { expect, test } from 'vitest'
import { chosenPictures } from './chosen-pictures.ts'

const files = (...names: string[]) => chosenPictures(names).map(({ file }) => file)

test('takes the picture of the named block alone', () => {
  expect(files('news_carousel')).toEqual(['news-carousel.webp'])
  expect(files('news-carousel', 'slim_hero').toSorted()).toEqual(['news-carousel.webp', 'slim-hero.webp'])
})

test('takes both pictures of a block with two presets', () => {
  expect(files('custom_form')).toEqual(['custom-form.webp', 'form-page-enquiry.webp'])
})

test('takes the pictures of all blocks without a name', () => {
  expect(files()).toHaveLength(pageBlocks.length + 1)
})

test('refuses an unknown name and lists the blocks', () => {
  expect(() => files('news_carousel', 'news_carrousel')).toThrow(
    /no block news_carrousel\. The blocks are .*news_carousel/,
  )
})
