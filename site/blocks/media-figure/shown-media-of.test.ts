import type { Asset, Link } from 'component-schemas/schema/field-values.ts'
import { expect, test } from 'vitest'
import { shownMediaOf } from './shown-media-of.ts'

const image: Asset = { src: 'https://a.example/f/1/10x10/x/picture.webp', alt: '' }
const poster: Asset = { src: 'https://a.example/f/1/10x10/x/poster.webp', alt: '' }
const outside: Link = { href: 'https://www.videos.example/one', kind: 'url' }

test.each([['clip.webm'], ['clip.MP4'], ['clip.mov?cv=17']])(
  'the file %s is a video and is played here, whatever else is given',
  (name) => {
    const media = { src: `https://a.example/f/1/x/x/${name}`, alt: '' }
    expect(shownMediaOf({ media, outside, poster })).toEqual({ kind: 'video', src: media.src, poster })
  },
)

test('a link wins over a picture, which then is its poster', () => {
  expect(shownMediaOf({ media: image, outside })).toMatchObject({ kind: 'outside', poster: image })
  expect(shownMediaOf({ media: image, outside, poster })).toMatchObject({ poster })
})

test('a link names the other site without its www', () => {
  expect(shownMediaOf({ outside })).toMatchObject({ site: 'videos.example' })
  expect(shownMediaOf({ outside: { href: '/videos', kind: 'story' } })).toMatchObject({ site: undefined })
})

test('a file whose name only contains the word is a picture', () => {
  const media = { ...image, src: 'https://a.example/f/1/10x10/x/webm.mp4.png' }
  expect(shownMediaOf({ media })).toEqual({ kind: 'image', image: media })
})

test('a poster alone shows nothing', () => {
  expect(shownMediaOf({ poster })).toBeUndefined()
})
