import { expect, test } from 'vitest'
import { mergeSorted, storyOrder } from './story-order.ts'

const story = (id: number, content: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  id,
  uuid: `u${id}`,
  name: `n${id}`,
  slug: `s${id}`,
  full_slug: `global/s${id}`,
  lang: 'default',
  content: { component: 'page', ...content },
  ...more,
})
const ids = (sortBy: string, ...stories: ReturnType<typeof story>[]) =>
  stories.toSorted(storyOrder(sortBy)).map(({ id }) => id)

test.each([
  ['content.date:desc', [3, 2, 1, 4]],
  ['content.date:asc', [1, 2, 3, 4]],
])('%s compares texts, and stories without a value come last', (sortBy, sorted) => {
  const dated = (id: number, date?: string) => story(id, date === undefined ? {} : { date })
  expect(ids(sortBy, dated(4), dated(2, '2026-02-01'), dated(1, '2025-12-01'), dated(3, '2026-03-01'))).toEqual(sorted)
})

test('numbers compare as numbers, properties of the story as they are, and equal ones by their number', () => {
  expect(ids('content.order:asc:int', story(1, { order: '10' }), story(2, { order: '9' }))).toEqual([2, 1])
  expect(ids('position:desc', story(1, {}, { position: 9 }), story(2, {}, { position: 10 }))).toEqual([2, 1])
  expect(ids('position:desc', story(1, {}, { position: 5 }), story(2, {}, { position: 5 }))).toEqual([2, 1])
  expect(ids('content.a:asc,content.b:desc', story(1, { a: 'x', b: '1' }), story(2, { a: 'x', b: '2' }))).toEqual([
    2, 1,
  ])
})

test('merging leaves the order of the list as it is', () => {
  const [list, added] = [
    [3, 9, 4].map((id) => story(id, { order: String(id) })),
    [1, 5, 99].map((id) => story(id, { order: String(id) })),
  ]
  const merged = mergeSorted(list, added, storyOrder('content.order:asc:int'))
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 5, 9, 4, 99])
})
