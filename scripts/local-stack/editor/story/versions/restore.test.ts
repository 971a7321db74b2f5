import { expect, test } from 'vitest'
import type { WireBlock } from '../../services/wire-story.ts'
import { findBlock, listBlocks } from '../find-block.ts'
import { compareContent, type StoryChange } from './compare-content.ts'
import { restoreChanges, restoreLanguage } from './restore-change.ts'
import { versionedComponents as components, editedPage, textWith, versionedPage } from './versioned-page.fixture.ts'

const changesOf = (draft: WireBlock) => compareContent(versionedPage(), draft, components)

function restored(draft: WireBlock, isWanted: (change: StoryChange) => boolean): WireBlock | undefined {
  return restoreChanges(draft, versionedPage(), changesOf(draft).filter(isWanted))
}

const uidsOf = (content: WireBlock | undefined) => content && listBlocks(content).map(({ block }) => block._uid)

test('restores one field and nothing else', () => {
  const draft = editedPage(({ blockOf }) => {
    Object.assign(blockOf('hero'), { title: 'New', title__i18n__de: 'Neu' })
    Object.assign(blockOf('root'), { title: 'Other' })
  })
  const after = restored(draft, (change) => change.kind === 'changed' && change.key === 'title__i18n__de')
  expect(after && findBlock(after, 'hero')?.block).toMatchObject({ title: 'New', title__i18n__de: 'Held' })
})

test('a field that the version does not have is removed', () => {
  const draft = editedPage(({ blockOf }) => Object.assign(blockOf('hero'), { title__i18n__it: 'Eroe' }))
  expect(restored(draft, () => true)).toEqual(versionedPage())
})

test('a removed block returns behind the block that it followed, with what was inside of it', () => {
  const draft = editedPage(({ body }) => {
    body.splice(1, 1)
    body.unshift({ component: 'hero', _uid: 'new' })
  })
  const after = restored(draft, ({ kind }) => kind === 'removed')
  expect(uidsOf(after)).toEqual(['root', 'new', 'hero', 'list', 'item-1', 'item-2', 'text', 'nested'])
})

test('a removed block leaves the blocks that were moved out of it where they are', () => {
  const draft = editedPage(({ body, items }) => {
    body.splice(1, 1)
    body.push(...items.slice(0, 1))
  })
  const after = restored(draft, ({ kind }) => kind === 'removed')
  expect(uidsOf(after)).toEqual(['root', 'hero', 'list', 'item-2', 'text', 'nested', 'item-1'])
})

test('an added block is removed, and the blocks that were moved into it return', () => {
  const draft = editedPage(({ body, items }) => {
    body.unshift({ component: 'list', _uid: 'new', items: items.splice(0, 1) })
  })
  expect(restored(draft, ({ kind }) => kind === 'added')).toEqual(versionedPage())
})

test('a moved block returns to its place with its present content', () => {
  const draft = editedPage(({ body, blockOf }) => {
    Object.assign(blockOf('hero'), { title: 'Written since' })
    body.push(...body.splice(0, 1))
  })
  const after = restored(draft, ({ kind }) => kind === 'moved')
  expect(uidsOf(after)?.slice(0, 3)).toEqual(['root', 'hero', 'list'])
  expect(after && findBlock(after, 'hero')?.block['title']).toBe('Written since')
})

test('a block whose place is not there is not restored alone', () => {
  const draft = editedPage(({ body, items }) => {
    body.splice(1, 1)
    body.push(...items.slice(0, 1))
  })
  expect(restored(draft, ({ kind }) => kind === 'moved')).toBeUndefined()
})

test('a restored text leaves the fields of the blocks in it as they are', () => {
  const nested = { component: 'item', _uid: 'nested', text: 'Nested, rewritten' }
  const draft = editedPage(({ blockOf }) => Object.assign(blockOf('text'), { text: textWith('Rewritten.', [nested]) }))
  const after = restored(draft, ({ block }) => block._uid === 'text')
  expect(after && findBlock(after, 'text')?.block['text']).toEqual(textWith('A paragraph.', [nested]))
})

test('one language is restored in all blocks, and no field of another language or of all', () => {
  const draft = editedPage(({ blockOf, body, items }) => {
    Object.assign(blockOf('root'), { title: 'Other', title__i18n__de: 'Anders' })
    Object.assign(blockOf('hero'), { title: 'New', title__i18n__de: 'Neu', size: 'l' })
    Object.assign(blockOf('item-1'), { text__i18n__de: undefined, text: '1' })
    items.push(...items.splice(0).toReversed())
    body.push({ component: 'hero', _uid: 'new', title: 'Since', title__i18n__de: 'Seitdem' })
  })
  const german = restoreLanguage(draft, versionedPage(), { language: 'de', components })
  const left = compareContent(versionedPage(), german, components)
  expect(left.filter((change) => change.kind === 'changed' && change.language === 'de')).toEqual([])
  expect(compareContent(draft, german, components).map((change) => change.kind === 'changed' && change.key)).toEqual([
    'title__i18n__de',
    'title__i18n__de',
    'text__i18n__de',
  ])
  expect(findBlock(german, 'new')?.block).toMatchObject({ title__i18n__de: 'Seitdem' })
})

test('the default language is restored without the translations in the blocks of its texts', () => {
  const nested = { component: 'item', _uid: 'nested', text: 'New', text__i18n__de: 'Neu' }
  const draft = editedPage(({ blockOf }) => Object.assign(blockOf('text'), { text: textWith('Rewritten.', [nested]) }))
  const after = restoreLanguage(draft, versionedPage(), { language: '', components })
  expect(compareContent(versionedPage(), after, components)).toMatchObject([{ key: 'text__i18n__de', after: 'Neu' }])
})
