import { describe, expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'
import { exampleAsset } from '../../schema/example-values.ts'

const file = {
  component: 'localized_file',
  _uid: 'f-1',
  language: 'es',
  file: exampleAsset('guia.pdf', 'x', ''),
  version: '2.1',
  date: '2026-03-02',
  pages: '4',
}
const download = { component: 'download', _uid: 'd-1', title: 'Guía', kind: 'instructions', files: [file] }

describe('a download', () => {
  test('has the language, address, version, day and pages of each file', () => {
    expect(parseStoryContent(download)).toMatchObject({
      kind: 'instructions',
      files: [
        {
          language: 'es',
          file: { src: expect.stringMatching(/guia\.pdf$/) },
          version: '2.1',
          date: '2026-03-02T00:00:00.000Z',
          pages: 4,
        },
      ],
    })
  })

  test.each([
    ['without a file', { files: [] }],
    ['with a file in no known language', { files: [{ ...file, language: 'tlh' }] }],
    ['with a file that was removed', { files: [{ ...file, file: { filename: '' } }] }],
    ['of an unknown kind', { kind: 'hologram' }],
  ])('%s cannot be used', (_, change) => {
    expect(parseStoryContent({ ...download, ...change })).toMatchObject({ component: 'unsupported', name: 'download' })
  })

  test('keeps its valid files when one is invalid', () => {
    const parsed = parseStoryContent({ ...download, files: [{ ...file, language: 'tlh' }, file] })
    expect(parsed).toMatchObject({ files: [{ language: 'es' }], _refused: [{ name: 'localized_file' }] })
  })
})

describe('a story of the newsroom', () => {
  const story = { component: 'news_item', _uid: 'n-1', channel: 'press-release', title: 'T', date: '2026-03-02 00:00' }

  test('has its day and its subjects, one a line and five at most', () => {
    const subjects = 'uno\n\ndos \ntres\ncuatro\ncinco\nseis'
    expect(parseStoryContent({ ...story, tags: subjects })).toMatchObject({
      date: '2026-03-02T00:00:00.000Z',
      tags: ['uno', 'dos', 'tres', 'cuatro', 'cinco'],
    })
  })

  test.each([
    ['a day', { date: '' }],
    ['a channel', { channel: 'rumours' }],
    ['a title', { title: ' ' }],
  ])('without %s cannot be used', (_, change) => {
    expect(parseStoryContent({ ...story, ...change })).toMatchObject({ component: 'unsupported', name: 'news_item' })
  })
})
