import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WireBlock } from '../../services/wire-story.ts'
import { listBlocks } from '../find-block.ts'
import { isSameJson } from '../is-same-json.ts'
import type { Change, Side } from './decide-existence.ts'
import { mergeContent } from './merge-content.ts'

/** A page with three blocks, one of them with two items and one with a rich text that contains a block. */
const base: WireBlock = {
  component: 'page',
  _uid: 'root',
  title: 'Title',
  body: [
    { component: 'hero', _uid: 'hero', title: 'Hero', title__i18n__de: 'Held' },
    {
      component: 'list',
      _uid: 'list',
      title: 'List',
      items: [
        { component: 'item', _uid: 'item-1', text: 'One' },
        { component: 'item', _uid: 'item-2', text: 'Two' },
      ],
    },
    {
      component: 'text',
      _uid: 'text',
      text: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Paragraph' }] },
          { type: 'blok', attrs: { body: [{ component: 'item', _uid: 'nested', text: 'Nested' }] } },
        ],
      },
    },
  ],
}

type Edit =
  | { kind: 'type'; block: number; text: string; key: string }
  | { kind: 'add'; list: number; at: number; text: string }
  | { kind: 'remove'; block: number }
  | { kind: 'move'; block: number; list: number; at: number }

const typed = fc.stringMatching(/^[a-z]{6,9}$/)
const index = fc.nat({ max: 12 })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      block: index,
      text: typed,
      key: fc.constantFrom('title', 'text', 'title__i18n__de'),
    }),
  },
  fc.record({ kind: fc.constant('add' as const), list: index, at: index, text: typed }),
  fc.record({ kind: fc.constant('remove' as const), block: index }),
  fc.record({ kind: fc.constant('move' as const), block: index, list: index, at: index }),
)

/** The content after the edits, and the texts that were typed and not removed by the same person. */
function edited(edits: readonly Edit[], author: string): WireBlock {
  const content = structuredClone(base)
  edits.forEach((one, step) => apply(content, one, `${author}${step}`))
  return content
}

function lists(content: WireBlock): WireBlock[][] {
  return listBlocks(content).flatMap(({ block }) =>
    ['body', 'items'].flatMap((key) => (Array.isArray(block[key]) ? [block[key] as WireBlock[]] : [])),
  )
}

function apply(content: WireBlock, one: Edit, mark: string): void {
  if (one.kind === 'type') typeIn(content, one, `${mark}${one.text}`)
  else if (one.kind === 'add') {
    insert(content, one, { component: 'item', _uid: mark, text: `${mark}${one.text}` })
  } else {
    const block = takeOut(content, one.block)
    if (block && one.kind === 'move') insert(content, one, block)
  }
}

function typeIn(content: WireBlock, { block: at, key }: { block: number; key: string }, text: string): void {
  const blocks = listBlocks(content)
  const block = blocks[at % blocks.length]?.block
  if (!block) return
  if (key === 'text' && typeof block['text'] === 'object') typeInText(block['text'], text)
  else block[key] = text
}

function insert(content: WireBlock, { list: number, at }: { list: number; at: number }, block: WireBlock): void {
  const all = lists(content)
  const list = all[number % all.length]
  list?.splice(at % (list.length + 1), 0, block)
}

function takeOut(content: WireBlock, number: number): WireBlock | undefined {
  const blocks = listBlocks(content)
  const uid = blocks[number % blocks.length]?.block._uid
  const list = lists(content).find((one) => one.some(({ _uid }) => _uid === uid))
  return list?.splice(
    list.findIndex(({ _uid }) => _uid === uid),
    1,
  )[0]
}

function typeInText(document: unknown, text: string): void {
  const { content } = document as { content: { content?: { text: string }[] }[] }
  const [first] = content[0]?.content ?? []
  if (first) first.text = text
}

/** The texts of one author in a value. */
function textsOf(value: unknown, author: string): string[] {
  return [...JSON.stringify(value ?? null).matchAll(new RegExp(`${author}\\d+[a-z]{6,9}`, 'g'))].map(([text]) => text)
}

const two = fc.tuple(fc.array(edit, { maxLength: 6 }), fc.array(edit, { maxLength: 6 }))

describe('merging two states of a story', () => {
  test('keeps everything that either person typed, in the content or in a choice', () => {
    fc.assert(
      fc.property(two, fc.constantFrom<Side>('mine', 'theirs'), ([mineEdits, theirEdits], side) => {
        const mine = edited(mineEdits, 'A')
        const theirs = edited(theirEdits, 'B')
        const { content, conflicts } = mergeContent({ base, mine, theirs }, () => side)
        const shown = [content, ...conflicts.flatMap((conflict) => [conflict.mine, conflict.theirs])]
        for (const text of textsOf(mine, 'A')) expect(textsOf(shown, 'A')).toContain(text)
        for (const text of textsOf(theirs, 'B')) expect(textsOf(shown, 'B')).toContain(text)
      }),
      { numRuns: 3000 },
    )
  })

  test('has every block once', () => {
    fc.assert(
      fc.property(two, fc.constantFrom<Side>('mine', 'theirs'), ([mineEdits, theirEdits], side) => {
        const states = { base, mine: edited(mineEdits, 'A'), theirs: edited(theirEdits, 'B') }
        const uids = listBlocks(mergeContent(states, () => side).content).map(({ block }) => block._uid)
        expect(new Set(uids).size).toBe(uids.length)
      }),
      { numRuns: 1000 },
    )
  })

  test('changes nothing when only one person edited', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
        const own = edited(edits, 'A')
        for (const [mine, theirs] of [
          [own, base],
          [base, own],
          [own, own],
        ] as const) {
          const { content, conflicts } = mergeContent({ base, mine, theirs })
          expect(conflicts).toEqual([])
          expect(isSameJson(content, own)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('lists every change of theirs that is in the content without a choice', () => {
    fc.assert(
      fc.property(two, ([mineEdits, theirEdits]) => {
        const mine = edited(mineEdits, 'A')
        const { content, conflicts, taken } = mergeContent({ base, mine, theirs: edited(theirEdits, 'B') })
        const listed = textsOf([...taken, ...conflicts], 'B')
        for (const text of textsOf(content, 'B')) expect(listed).toContain(text)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a conflict', () => {
  const removed = (uid: string): WireBlock => ({
    ...base,
    body: (base['body'] as WireBlock[]).filter(({ _uid }) => _uid !== uid),
  })
  const retitled = (title: string): WireBlock => ({
    ...base,
    body: (base['body'] as WireBlock[]).map((block) => (block._uid === 'hero' ? { ...block, title } : block)),
  })
  const uidsOf = (content: WireBlock) => (content['body'] as WireBlock[]).map(({ _uid }) => _uid)

  test('is a field that both changed, and no other field', () => {
    const mine = { ...retitled('Mine'), title: 'My page' }
    const theirs = { ...retitled('Theirs'), subtitle: 'Their subtitle' }
    const { content, conflicts, taken } = mergeContent({ base, mine, theirs }, () => 'theirs')
    expect(conflicts.map(({ uid, key }: Change) => [uid, key])).toEqual([['hero', 'title']])
    expect(taken.map(({ key }) => key)).toEqual(['subtitle'])
    expect(content).toMatchObject({ title: 'My page', subtitle: 'Their subtitle', body: [{ title: 'Theirs' }, {}, {}] })
  })

  test('is a block that they removed and I changed; the choice takes the whole block', () => {
    const states = { base, mine: retitled('Mine'), theirs: removed('hero') }
    expect(uidsOf(mergeContent(states, () => 'mine').content)).toEqual(['hero', 'list', 'text'])
    expect(uidsOf(mergeContent(states, () => 'theirs').content)).toEqual(['list', 'text'])
  })

  test('is a block that I removed and they changed; the choice takes the whole block', () => {
    const states = { base, mine: removed('hero'), theirs: retitled('Theirs') }
    expect(uidsOf(mergeContent(states, () => 'mine').content)).toEqual(['list', 'text'])
    expect(mergeContent(states, () => 'theirs').content['body']).toMatchObject([{ title: 'Theirs' }, {}, {}])
  })

  test('does not arise for a block that one removed and the other did not change', () => {
    const { content, conflicts } = mergeContent({ base, mine: base, theirs: removed('hero') })
    expect(conflicts).toEqual([])
    expect(uidsOf(content)).toEqual(['list', 'text'])
  })
})
