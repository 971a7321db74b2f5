import { expect, test } from 'vitest'
import { type ComponentState, emptyState, type SchemaState } from '../state/schema-state.ts'
import { undoneState } from './undone-state.ts'

const items = { id: 1, uuid: 'g', name: 'Items', parent: '' }
const card: ComponentState = {
  id: 10,
  name: 'card',
  group: 'Items',
  tags: [],
  settings: { display_name: 'Card', icon: '' },
  schema: { title: { type: 'text', max_length: 80 } },
}
const colour = { id: 7, slug: 'colour', name: 'Colour', dimensions: [{ id: 70, name: 'English', entry_value: 'en' }] }
const red = { id: 700, datasource: 'colour', value: 'red', name: 'Rojo', labels: { en: 'Red' } }
const before: SchemaState = {
  ...emptyState,
  groups: [items],
  datasources: [colour],
  entries: [red],
  components: [card],
}
const more = { type: 'text', pos: 1 }
const tile: ComponentState = { ...card, name: 'tile', group: 'More' }
/** The state after a push: without the ids that the space gives. */
const after: SchemaState = {
  ...before,
  groups: [
    { ...items, name: 'Parts' },
    { name: 'More', parent: '' },
  ],
  components: [
    { ...card, group: 'Parts', schema: { title: { type: 'text', max_length: 40 }, more } },
    { ...tile, id: undefined as never },
  ],
  entries: [{ ...red, name: 'Rojo vivo' }],
}
const pushed: SchemaState = {
  ...after,
  groups: [
    { ...items, name: 'Parts' },
    { id: 2, uuid: 'm', name: 'More', parent: '' },
  ],
  components: [...after.components.slice(0, 1), { ...tile, id: 11, settings: { ...tile.settings, image: '' } }],
}
const undone = (now: SchemaState) => undoneState({ before, after, now })

test('undoes a push that no other person has touched, whole', () => {
  expect(undone(pushed)).toEqual({ state: before, others: [] })
})

test('undoes the part that an interrupted push has sent', () => {
  const half = { ...before, groups: pushed.groups, components: [{ ...card, group: 'Parts' }] }
  expect(undone(half)).toEqual({ state: before, others: [] })
  expect(undone(before)).toEqual({ state: before, others: [] })
})

const [pushedCard = card, pushedTile = tile] = pushed.components
const theirs: ComponentState = { ...card, id: 99, name: 'theirs', group: 'Parts' }
const withComponents = (...components: ComponentState[]) => ({ ...pushed, components })

test.each<[string, SchemaState, Partial<SchemaState>, string[]]>([
  [
    'a block that they made, in its folder',
    withComponents(pushedCard, pushedTile, theirs),
    { components: [card, { ...theirs, group: 'Items' }] },
    ['components: theirs was made by others'],
  ],
  [
    'a field that they added to a block of the push',
    withComponents({ ...pushedCard, schema: { ...pushedCard.schema, own: more } }, pushedTile),
    { components: [{ ...card, schema: { ...card.schema, own: more } }] },
    ['components: card.schema.own was changed by others'],
  ],
  [
    'a limit that they changed after the push did',
    withComponents({ ...pushedCard, schema: { title: { type: 'text', max_length: 60 }, more } }, pushedTile),
    { components: [{ ...card, schema: { title: { type: 'text', max_length: 60 } } }] },
    ['components: card.schema.title.max_length was changed by others'],
  ],
  [
    'a new block of the push that they changed, with the folder in which it lies',
    withComponents(pushedCard, { ...pushedTile, settings: { display_name: 'Theirs' } }),
    { components: [card, { ...pushedTile, settings: { display_name: 'Theirs' } }] },
    ['components: tile was changed by others', 'More stays, because others use it'],
  ],
  [
    'a new folder of the push in which they made a block',
    withComponents(pushedCard, pushedTile, { ...theirs, group: 'More' }),
    { components: [card, { ...theirs, group: 'More' }] },
    ['components: theirs was made by others', 'More stays, because others use it'],
  ],
  [
    'an entry that they deleted',
    { ...pushed, entries: [] },
    { entries: [] },
    ['entries: colour=red was deleted by others'],
  ],
])('keeps what others did meanwhile: %s', (_title, now, stays, lines) => {
  const { state, others } = undone(now)
  expect({ ...state, groups: state.groups.slice(0, 1) }).toMatchObject({ ...before, ...stays })
  expect(others).toEqual(lines)
})

test('a block that the push deleted comes back, unless others made another of its name', () => {
  const without = { ...before, components: [] }
  const sides = { before, after: without, now: without }
  expect(undoneState(sides).state.components).toEqual([card])
  const other = { ...card, id: 55, schema: { theirs: more } }
  expect(undoneState({ ...sides, now: { ...before, components: [other] } }).state.components).toEqual([other])
})
