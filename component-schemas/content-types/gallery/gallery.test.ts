import { expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'

const photo = (n: number, filename = `https://a.example/f/1/1800x1200/${n}/a.webp`) => ({
  component: 'gallery_photo',
  _uid: `p-${n}`,
  image: { fieldtype: 'asset', filename, alt: 'A' },
})
const wire = { component: 'gallery', _uid: 'g', title: 'At the lake', photos: [photo(1), photo(2, ''), photo(3)] }

test('a gallery keeps the photos with a picture, and is unsupported without any', () => {
  expect(parseStoryContent(wire)).toMatchObject({ photos: [{ _uid: 'p-1' }, { _uid: 'p-3' }] })
  expect(parseStoryContent({ ...wire, photos: [photo(2, '')] })).toMatchObject({ component: 'unsupported' })
})

test('a photo may be downloaded only where the editor says so', () => {
  expect(parseStoryContent({ ...wire, photos: [{ ...photo(1), isDownloadable: true }, photo(2)] })).toMatchObject({
    photos: [{ isDownloadable: true }, { isDownloadable: false }],
  })
})

test('the names of a category have one line each', () => {
  expect(parseStoryContent({ ...wire, category: 'team/2026/lake', categoryNames: 'Team\n2026\n\nLake' })).toMatchObject(
    {
      category: 'team/2026/lake',
      categoryNames: ['Team', '2026', 'Lake'],
    },
  )
})
