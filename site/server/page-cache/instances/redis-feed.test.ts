import { expect, test } from 'vitest'
import { changeIn, messageOf } from './redis-feed.ts'

const change = { tags: ['story:1', 'listing:product'], change: { action: 'published', story_id: 1 } }

test('reads the change that an instance wrote', () => {
  expect(changeIn(messageOf('one', change))).toEqual(change)
})

test('writes the fields that instances of earlier builds read', () => {
  expect(messageOf('one', change)).toEqual({ origin: 'one', told: JSON.stringify(change) })
})

test.each<Record<string, string>>([{}, { origin: 'one' }, { origin: 'one', told: '{' }])(
  'takes %o for a change of everything',
  (message) => {
    expect(changeIn(message)).toEqual({})
  },
)
