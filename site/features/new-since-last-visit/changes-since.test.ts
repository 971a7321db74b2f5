import { expect, test, vi } from 'vitest'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LastVisit } from './last-visit.ts'

const opening: { at?: string } = {}
const requireReader = async () => ({ name: 'c-1', isOpen: () => true, opensAt: () => opening.at })
vi.mock('#site/extranet/require-reader.ts', () => ({ requireReader }))

const { changesSince } = await import('./changes-since.ts')

const visit: LastVisit = { kind: 'ended', at: '2027-01-10T00:00:00.000Z' }
const [before, earlier, after, later] = [5, 6, 11, 12].map(
  (day) => `2027-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
)

function story(published_at: string | undefined, first_published_at = published_at): WireStory {
  return {
    id: 1,
    uuid: 'u',
    name: 'n',
    slug: 's',
    lang: 'default',
    full_slug: 's',
    content: { component: 'trade_document' },
    published_at,
    first_published_at,
  } as WireStory
}

test.each([
  ['published before', story(before), undefined, undefined],
  ['published since', story(after), undefined, { kind: 'new', at: after }],
  ['published again since', story(after, before), undefined, { kind: 'changed', at: after }],
  ['published before, opened before', story(before), earlier, undefined],
  ['published before, opened since', story(before), after, { kind: 'new', at: after }],
  ['published again since, opened later', story(after, before), later, { kind: 'new', at: later }],
  ['opened before, published again since', story(after, before), earlier, { kind: 'changed', at: after }],
  ['not published', story(undefined), after, undefined],
] as const)('a story that was %s', async (_, wire, opensAt, change) => {
  Object.assign(opening, { at: opensAt })
  expect((await changesSince(visit))(wire)).toEqual(change)
})

test('a first visit marks nothing', async () => {
  expect((await changesSince({ kind: 'first' }))(story(after))).toBeUndefined()
})
