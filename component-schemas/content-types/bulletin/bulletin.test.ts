import { describe, expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Afloje el tornillo.' }] }
const bulletin = {
  component: 'bulletin',
  _uid: 'b-1',
  number: 'TB-2026-014',
  title: 'Mordaza con juego',
  date: '2026-05-04 00:00',
  kind: 'technical',
  body: { type: 'doc', content: [paragraph] },
}

describe('a bulletin', () => {
  test('has its number, day and kind, and no product unless one is named', () => {
    expect(parseStoryContent(bulletin)).toMatchObject({
      number: 'TB-2026-014',
      date: '2026-05-04T00:00:00.000Z',
      kind: 'technical',
      affects: [],
    })
  })

  test.each([
    ['a number', { number: '' }],
    ['a day', { date: 'soon' }],
    ['a kind that exists', { kind: 'gossip' }],
  ])('without %s cannot be used', (_, change) => {
    expect(parseStoryContent({ ...bulletin, ...change })).toMatchObject({ component: 'unsupported', name: 'bulletin' })
  })
})
