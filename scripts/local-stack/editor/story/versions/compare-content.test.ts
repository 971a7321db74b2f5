import { expect, test } from 'vitest'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { compareContent, type StoryChange } from './compare-content.ts'
import { versionedComponents as components, editedPage, textWith, versionedPage } from './versioned-page.fixture.ts'

const changesTo = (after: WireBlock): string[] => compareContent(versionedPage(), after, components).map(inShort)

function inShort(change: StoryChange): string {
  const { kind, block } = change
  return kind === 'changed' ? `${block._uid}.${change.key} (${change.language ?? 'all'})` : `${kind} ${block._uid}`
}

test('equal contents have no changes, whatever the order of keys and however emptiness is written', () => {
  const { title, ...others } = versionedPage()
  expect(changesTo({ ...others, title, note: '' })).toEqual([])
})

test('fields are named with their language: default, translated, or shared by all', () => {
  const after = editedPage(({ blockOf }) =>
    Object.assign(blockOf('hero'), { title: 'Uno', title__i18n__pt_br: 'Um', size: 'l' }),
  )
  expect(changesTo(after)).toEqual(['hero.title ()', 'hero.size (all)', 'hero.title__i18n__pt_br (pt-br)'])
})

test('added and removed blocks are named once, without the blocks inside of them', () => {
  const added = { component: 'list', _uid: 'new', items: [{ component: 'item', _uid: 'new-item' }] }
  expect(changesTo(editedPage(({ body }) => body.push(added)))).toEqual(['added new'])
  expect(changesTo(editedPage(({ body }) => body.splice(1, 1)))).toEqual(['removed list'])
})

test('as few blocks as possible count as moved', () => {
  expect(changesTo(editedPage(({ body }) => body.push(...body.splice(0, 1))))).toEqual(['moved hero'])
  expect(changesTo(editedPage(({ body }) => body.push(...body.splice(0).toReversed())))).toHaveLength(2)
})

test('a block that is moved into another list is moved, and its changes are named too', () => {
  const after = editedPage(({ body, items }) => {
    const [item] = items.splice(0, 1)
    if (item) body.push({ ...item, text: 'Another' })
  })
  expect(changesTo(after)).toEqual(['moved item-1', 'item-1.text ()'])
})

test('a block inside a rich text is part of the text; its own fields are compared by themselves', () => {
  expect(changesTo(editedPage(({ blockOf }) => Object.assign(blockOf('nested'), { text: 'Changed' })))).toEqual([
    'nested.text ()',
  ])
  const other = editedPage(({ blockOf }) => {
    const nested = [blockOf('nested'), { component: 'item', _uid: 'second' }]
    Object.assign(blockOf('text'), { text: textWith('A paragraph.', nested) })
  })
  expect(changesTo(other)).toEqual(['text.text ()'])
})

test('unknown fields of unknown blocks are compared as shared ones', () => {
  const none: readonly WireComponent[] = []
  const [before, after] = [versionedPage(), { ...versionedPage(), title: 'Other' }]
  expect(compareContent(before, after, none).map(inShort)).toEqual(['root.title (all)'])
})
