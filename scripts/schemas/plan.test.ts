import type { WireComponent, WireDatasource } from 'component-schemas/to-wire.ts'
import { expect, test } from 'vitest'
import { childrenFirst } from './children-first.ts'
import { destructions, planSchemas, type WantedSchema } from './plan.ts'
import { printPlan, printPlanAsJson } from './print-plan.ts'
import type { RemoteComponent, RemoteDatasource, RemoteSchema } from './remote-schema.ts'

const card: WireComponent = {
  name: 'card',
  display_name: 'Card',
  description: 'One card.',
  icon: 'block-tag',
  color: '#14181D',
  preview_field: '',
  is_root: false,
  is_nestable: true,
  group: 'Items',
  schema: { title: { type: 'text', pos: 0, required: true }, text: { type: 'textarea', pos: 1 } },
}

const list: WireComponent = {
  ...card,
  name: 'list',
  schema: { items: { type: 'bloks', pos: 0, component_whitelist: ['card', 'list'] } },
}

const colours: WireDatasource = {
  name: 'Colour',
  slug: 'colour',
  dimensions: [{ name: 'English', entry_value: 'en' }],
  entries: [{ value: 'red', name: 'Rojo', dimensionLabels: { en: 'Red' } }],
}

const wanted: WantedSchema = { groups: ['Items'], components: [list, card], datasources: [colours], presets: [] }

const empty: RemoteSchema = { groups: [], components: [], datasources: [], presets: [] }

const group = { id: 1, uuid: 'group-1', name: 'Items', parent_uuid: null }

function stored(component: WireComponent, id: number): RemoteComponent {
  return { ...component, id, component_group_uuid: 'group-1' }
}

const storedColours: RemoteDatasource = {
  id: 7,
  name: 'Colour',
  slug: 'colour',
  dimensions: [{ id: 70, name: 'English', entry_value: 'en' }],
  entries: [{ id: 700, value: 'red', name: 'Rojo', dimensionLabels: { en: 'Red' } }],
}

const same: RemoteSchema = {
  groups: [group],
  components: [stored(card, 10), stored(list, 11)],
  datasources: [storedColours],
  presets: [],
}

function withCard(change: Partial<RemoteComponent>): RemoteSchema {
  return { ...same, components: [{ ...stored(card, 10), ...change }, stored(list, 11)] }
}

const changesAgainst = (remote: RemoteSchema) => planSchemas(wanted, remote).steps.flatMap(({ changes }) => changes)

test('an empty space gets groups, then datasources with entries, then components, children first', () => {
  const { steps } = planSchemas(wanted, empty)
  expect(steps.map(({ kind, action, name }) => `${action} ${kind} ${name}`)).toEqual([
    'create group Items',
    'create datasource colour',
    'create entry colour=red',
    'create component card',
    'create component list',
  ])
})

test('a space that holds what is wanted has an empty plan', () => {
  expect(planSchemas(wanted, same)).toEqual({ steps: [], unchanged: 5, stale: [] })
})

test('a label the API answers as null is the same as no label', () => {
  const remote = withCard({ preview_field: '' })
  expect(planSchemas(wanted, remote).steps).toEqual([])
})

test('a changed setting of a field is one change with old and new value', () => {
  const remote = withCard({ schema: { ...card.schema, title: { type: 'text', pos: 0, required: false } } })
  expect(changesAgainst(remote)).toEqual([{ at: 'schema.title.required', from: false, to: true }])
})

test('a field key the repository does not state is a change, one that belongs to editors is not', () => {
  const title = { ...card.schema['title'], id: 'x1', tooltip: true }
  expect(changesAgainst(withCard({ schema: { ...card.schema, title } }))).toEqual([])
  const limited = { ...title, max_length: 9 }
  expect(changesAgainst(withCard({ schema: { ...card.schema, title: limited } }))).toEqual([
    { at: 'schema.title.max_length', from: 9, to: undefined },
  ])
})

test('another group is a change by name', () => {
  const remote = {
    ...withCard({ component_group_uuid: 'group-2' }),
    groups: [group, { ...group, uuid: 'group-2', name: 'Old' }],
  }
  expect(changesAgainst(remote)).toEqual([{ at: 'group', from: 'Old', to: 'Items' }])
})

test('a field only the space has is destructive, a tab is not', () => {
  const plan = planSchemas(
    wanted,
    withCard({ schema: { ...card.schema, note: { type: 'text' }, 'tab-more': { type: 'tab' } } }),
  )
  expect(destructions(plan)).toEqual(['remove:card.note'])
})

test('another type of a field is destructive', () => {
  const plan = planSchemas(wanted, withCard({ schema: { ...card.schema, text: { type: 'richtext', pos: 1 } } }))
  expect(destructions(plan)).toEqual(['retype:card.text'])
})

test('components and datasources that only the space has are reported, never changed', () => {
  const remote = {
    ...same,
    components: [...same.components, { ...stored(card, 12), name: 'campaign' }],
    datasources: [...same.datasources, { ...storedColours, slug: 'season' }],
  }
  expect(planSchemas(wanted, remote)).toMatchObject({ steps: [], stale: ['campaign', 'datasource:season'] })
})

test('an entry with another label is updated, one that only the space has stays', () => {
  const entries = [
    { id: 700, value: 'red', name: 'Rojo vivo', dimensionLabels: {} },
    { id: 701, value: 'teal', name: 'Verde', dimensionLabels: {} },
  ]
  const plan = planSchemas(wanted, { ...same, datasources: [{ ...storedColours, entries }] })
  expect(plan.steps).toEqual([
    {
      kind: 'entry',
      action: 'update',
      name: 'colour=red',
      changes: [
        { at: 'name', from: 'Rojo vivo', to: 'Rojo' },
        { at: 'label.en', from: undefined, to: 'Red' },
      ],
    },
  ])
})

test('a missing dimension is an update of the datasource, a further one stays', () => {
  const dimensions = [{ id: 71, name: 'Français', entry_value: 'fr' }]
  const remote = { ...same, datasources: [{ ...storedColours, dimensions }] }
  expect(changesAgainst(remote)).toEqual([{ at: 'dimensions.en', from: undefined, to: 'English' }])
})

test('components that may hold each other are ordered all the same', () => {
  const first = { ...list, name: 'a', schema: { items: { type: 'bloks', pos: 0, component_whitelist: ['b'] } } }
  const second = { ...list, name: 'b', schema: { items: { type: 'bloks', pos: 0, component_whitelist: ['a'] } } }
  expect(childrenFirst([first, second]).map(({ name }) => name)).toEqual(['b', 'a'])
})

test('people read each change with old and new value and what a loss needs', () => {
  const remote = withCard({ display_name: 'Karte', schema: { ...card.schema, note: { type: 'text' } } })
  const printed = printPlan(planSchemas(wanted, remote))
  expect(printed).toContain('  ~ component card')
  expect(printed).toContain('display_name: "Karte" → "Card"')
  expect(printed).toContain('! loses content, needs --allow remove:card.note')
  expect(printed).toContain('0 to create, 1 to update, 4 as wanted, 0 unknown.')
})

test('programs read counts, losses and steps', () => {
  const remote = withCard({ schema: { ...card.schema, note: { type: 'text' } } })
  expect(JSON.parse(printPlanAsJson(planSchemas(wanted, remote)))).toMatchObject({
    create: 0,
    update: 1,
    unchanged: 4,
    destructive: ['remove:card.note'],
    steps: [{ name: 'card', changes: [{ at: 'schema.note', from: { type: 'text' } }] }],
  })
})
