import { describe, expect, test } from 'vitest'
import { rowsOf, withCopies, withLast, withoutRows } from './list-rows.ts'

const list = `import { chair, chairExamples as examples } from '../blocks/chair/schema.ts'
import { chairLift } from '../blocks/chair-lift/schema.ts'

/** chair, in a comment. */
export const blocks = [chair, chairLift] as const

const views = {
  // Sits.
  chair: ChairView,
  chair_lift: LiftView,
  'wing-chair': examples,
}

const merged = merge([chairLift, chair])

const groups = [
  { name: 'seats', types: ['bench', 'chair'] },
  { name: 'chair', above: 'seats' },
  { name: 'bench', above: 'chair' },
  ['/silla', 'chair', { slug: 'a' }],
]
`
const chair = { paths: ['lists/blocks/chair'], texts: ['chair'] }
const rowsIn = (text: string, named = chair) => rowsOf('lists/schema/list.ts', text, named)
const namesIn = (text: string) => rowsIn(text).map(({ start, end }) => text.slice(start, end).trim())

test('rows are imports of its files, members of lists and records, and records that have its name', () => {
  expect(namesIn(list)).toEqual([
    `import { chair, chairExamples as examples } from '../blocks/chair/schema.ts'`,
    'chair',
    '// Sits.\n  chair: ChairView',
    `'wing-chair': examples`,
    'chair',
    `'chair'`,
    `{ name: 'chair', above: 'seats' }`,
    `['/silla', 'chair', { slug: 'a' }]`,
  ])
})

test('without its rows a list has the others, with the comment above a row gone', () => {
  const rest = withoutRows(list, rowsIn(list))
  expect(namesIn(rest)).toEqual([])
  expect(rest).toContain('export const blocks = [ chairLift] as const')
  expect(rest).toContain('const views = {\n  chair_lift: LiftView,\n}')
  expect(rest).toContain(
    `const groups = [\n  { name: 'seats', types: ['bench'] },\n  { name: 'bench', above: 'chair' },\n]`,
  )
})

test('a copy of each row, taken out again, leaves the list as it was', () => {
  const withStool = withCopies(list, rowsIn(list), (row) =>
    row.replaceAll('chair', 'stool').replaceAll('examples', 'more'),
  )
  expect(withStool).toContain('  chair: ChairView,\n  stool: ChairView,\n')
  expect(withStool).toContain(`import { stool, stoolExamples as more } from '../blocks/stool/schema.ts'\n`)
  const rows = rowsIn(withStool, { paths: ['lists/blocks/stool'], texts: ['stool'] })
  expect(withoutRows(withStool, rows)).toBe(list)
})

describe('a list with which a file ends', () => {
  test.each([
    'export const all: readonly Row[] = []\n',
    'export const all = [one]\n',
    'export const all = [\n  one,\n]\n',
  ])('takes one more: %j', (text) => {
    const longer = withLast(text, 'more', 'lists/more.ts')
    expect(longer).toMatch(/^import \{ more \} from '\.\/more\.ts'\n[\s\S]*(\[|one,\s*)more\]\n$/)
    const rows = rowsOf('lists/all.ts', longer, { paths: ['lists/more.ts'], texts: [] })
    const layout = /,?\s*\]\n$/
    expect(withoutRows(longer, rows).replace(layout, ']')).toBe(text.replace(layout, ']'))
  })
})
