import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listsIn } from './block-lists.ts'
import { dropPlace, isOwnPlace, placesFor } from './places-on-page.client.ts'

const text = (_uid: string) => ({ _uid, component: 'text' })
const lists = listsIn({
  _uid: 'root',
  component: 'page',
  body: [text('a'), { _uid: 'grid', component: 'grid', items: [text('i')] }],
})
const tops: Readonly<Record<string, number>> = { a: 0, grid: 100, i: 140 }

beforeEach(() => {
  document.body.innerHTML = Object.keys(tops)
    .map((uid) => `<div data-blok-uid="1-${uid}"></div>`)
    .join('')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const uid = this.getAttribute('data-blok-uid')?.slice(2) ?? ''
    return new DOMRect(0, tops[uid] ?? 0, 200, uid === 'i' ? 20 : 100)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const names = (places: ReturnType<typeof placesFor>) =>
  places.map(({ list, index, refusal }) => [list.parentUid, list.field, index, refusal])

test('an editor that judges no list has the positions of the block’s own list', () => {
  expect(names(placesFor(lists, { uid: 'a', storyId: 1, judged: undefined }))).toEqual([
    ['root', 'body', 0, undefined],
    ['root', 'body', 1, undefined],
    ['root', 'body', 2, undefined],
  ])
})

test('judged lists have their positions with the reason, an empty one too, and the block itself has none', () => {
  const judged = [
    { parentUid: 'grid', field: 'items', refusal: 'full' },
    { parentUid: 'grid', field: 'more' },
    { parentUid: 'a', field: 'items', refusal: 'inside-itself' },
  ] as const
  expect(names(placesFor(lists, { uid: 'a', storyId: 1, judged }))).toEqual([
    ['grid', 'items', 0, 'full'],
    ['grid', 'items', 1, 'full'],
    ['grid', 'more', 0, undefined],
  ])
})

test('a permitted position is preferred, unless the pointer clearly means a refused one', () => {
  const judged = [
    { parentUid: 'root', field: 'body' },
    { parentUid: 'grid', field: 'items', refusal: 'not-allowed' },
  ] as const
  const places = placesFor(lists, { uid: 'a', storyId: 1, judged })
  expect(dropPlace(places, { x: 10, y: 125 })).toMatchObject({ index: 1, list: { parentUid: 'root' } })
  expect(dropPlace(places, { x: 10, y: 140 })).toMatchObject({ refusal: 'not-allowed' })
  expect(dropPlace([], { x: 0, y: 0 })).toBeUndefined()
})

test('a block stays where it is before and after itself', () => {
  const places = placesFor(lists, { uid: 'a', storyId: 1, judged: undefined })
  expect(places.map((place) => isOwnPlace(place, 'a'))).toEqual([true, true, false])
})
