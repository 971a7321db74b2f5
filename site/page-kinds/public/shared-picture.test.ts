import { expect, test } from 'vitest'
import { sharedPicture } from './shared-picture.ts'

const asset = (name: string, more: object = {}) => ({
  src: `https://a.example/f/1/1800x1200/ab/${name}`,
  alt: name,
  ...more,
})

const story = (content: object) => ({ story: { content } })

test('is the editor’s, cropped to the size of shared links around what must stay visible', () => {
  const chosen = asset('own.png', { focus: '1x2:3x4' })
  expect(sharedPicture(chosen, story({ cover: asset('cover.webp') }))).toEqual({
    url: `${chosen.src}/m/1200x630/filters:focal(1x2:3x4):format(jpeg)`,
    alt: 'own.png',
  })
})

test('else the first of the page, in blocks too; SVG files, recordings and documents are none', () => {
  const others = [
    asset('plan.svg'),
    asset('film.webm'),
    asset('sheet.pdf'),
    { src: 'https://other.example/x.png', alt: '' },
  ]
  const body = [{ component: 'full_banner', items: [{ image: asset('scene.webp') }, { image: asset('later.jpg') }] }]
  expect(sharedPicture(undefined, story({ title: 'x', plan: others, body }))?.alt).toBe('scene.webp')
  expect(sharedPicture(undefined, { ...story({ plan: others }), body })?.alt).toBe('scene.webp')
  expect(sharedPicture(undefined, story({ plan: others, empty: undefined }))).toBeUndefined()
})
