import { describe, expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'

const catalogue = {
  component: 'catalogue',
  _uid: 'c-1',
  title: 'Llaves residenciales',
  year: '2026',
  download: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0f001',
}

describe('a catalogue', () => {
  test('has its year, its file and its chapters in their order', () => {
    const chapters = [
      { component: 'catalogue_chapter', _uid: 'k-1', title: 'Planas', page: '4' },
      { component: 'catalogue_chapter', _uid: 'k-2', title: 'Puntos' },
    ]
    expect(parseStoryContent({ ...catalogue, chapters })).toMatchObject({
      year: 2026,
      download: catalogue.download,
      chapters: [{ title: 'Planas', page: 4 }, { title: 'Puntos' }],
    })
  })

  test('keeps its valid chapters when one is invalid', () => {
    const chapters = [
      { component: 'catalogue_chapter', _uid: 'k-1', title: ' ' },
      { component: 'catalogue_chapter', _uid: 'k-2', title: 'Puntos' },
    ]
    expect(parseStoryContent({ ...catalogue, chapters })).toMatchObject({
      chapters: [{ title: 'Puntos' }],
      _refused: [{ name: 'catalogue_chapter' }],
    })
  })

  test.each([
    ['a year', { year: '' }],
    ['a file', { download: '' }],
  ])('without %s cannot be used', (_, change) => {
    expect(parseStoryContent({ ...catalogue, ...change })).toMatchObject({
      component: 'unsupported',
      name: 'catalogue',
    })
  })
})
