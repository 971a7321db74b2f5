import type { WireComponent, WireDatasource } from 'component-schemas/schema/to-wire.ts'
import { expect, test } from 'vitest'
import { childrenFirst } from '../children-first.ts'
import { printPlan, printPlanAsJson, printPlanAsMarkdown } from '../print-plan.ts'
import { type ComponentState, emptyState, type SchemaState } from '../state/schema-state.ts'
import { type Plan, riskyChanges } from './plan.ts'
import { planSchemas } from './plan-schemas.ts'
import { safePart } from './safe-part.ts'
import type { WantedSchema } from './wanted-schema.ts'

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

const group = { id: 1, uuid: 'group-1', name: 'Items', parent: '' }

function stored({ name, group: folder, schema, ...settings }: WireComponent, id: number): ComponentState {
  return { id, name, group: folder, tags: [], settings: { ...settings, image: '', preview_tmpl: '' }, schema }
}

const storedColours = {
  id: 7,
  name: 'Colour',
  slug: 'colour',
  dimensions: [{ id: 70, name: 'English', entry_value: 'en' }],
}

const red = { id: 700, datasource: 'colour', value: 'red', name: 'Rojo', labels: { en: 'Red' } }

const same: SchemaState = {
  ...emptyState,
  groups: [group],
  components: [stored(card, 10), stored(list, 11)],
  datasources: [storedColours],
  entries: [red],
}

function withCard(change: Partial<ComponentState>): SchemaState {
  return { ...same, components: [{ ...stored(card, 10), ...change }, stored(list, 11)] }
}

const wanting = (change: Partial<WireComponent>): WantedSchema => ({
  ...wanted,
  components: [list, { ...card, ...change }],
})
const planAgainst = (state: SchemaState, allow: string[] = []) => planSchemas(wanted, state, allow).plan
const changesAgainst = (state: SchemaState) => planAgainst(state).steps.flatMap(({ changes }) => changes)
const risksOf = (schema: WantedSchema, state: SchemaState = same) =>
  riskyChanges(planSchemas(schema, state).plan).map(({ risk }) => `${risk.class} ${risk.name}`)

test('an empty space gets groups, then datasources with entries, then components, children first', () => {
  const { steps } = planAgainst(emptyState)
  expect(steps.map(({ kind, action, name }) => `${action} ${kind} ${name}`)).toEqual([
    'create group Items',
    'create datasource colour',
    'create entry colour=red',
    'create component card',
    'create component list',
  ])
})

test('plans nothing for a space that matches', () => {
  expect(planAgainst(same)).toEqual({ steps: [], unchanged: 5, stale: [] })
})

test('treats a null label of the API as no label', () => {
  const settings = { ...stored(card, 10).settings, preview_field: null }
  expect(planAgainst(withCard({ settings })).steps).toEqual([])
})

test('reports a changed setting of a field with old and new value', () => {
  const title = { ...card.schema['title'], display_name: 'Old' }
  const named = wanting({
    schema: { ...card.schema, title: { type: 'text', pos: 0, required: true, display_name: 'New' } },
  })
  const { plan } = planSchemas(named, withCard({ schema: { ...card.schema, title } }))
  expect(plan.steps[0]?.changes).toEqual([{ at: 'schema.title.display_name', from: 'Old', to: 'New' }])
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
  const groups = [group, { ...group, id: 2, uuid: 'group-2', name: 'Old' }]
  expect(changesAgainst({ ...withCard({ group: 'Old' }), groups })).toEqual([{ at: 'group', from: 'Old', to: 'Items' }])
})

test('removing a field that only the space has is destructive, removing a tab is not', () => {
  const schema = { ...card.schema, note: { type: 'text' }, 'tab-more': { type: 'tab' } }
  expect(risksOf(wanted, withCard({ schema }))).toEqual(['destructive remove:card.note'])
})

test('reports components and datasources that only the space has, without changes', () => {
  const state = {
    ...same,
    components: [...same.components, { ...stored(card, 12), name: 'campaign' }],
    datasources: [...same.datasources, { ...storedColours, id: 8, slug: 'season' }],
  }
  expect(planAgainst(state)).toMatchObject({ steps: [], unchanged: 5, stale: ['campaign', 'datasource:season'] })
})

test('deletes an entity that only the space has when it is named, as a destructive change', () => {
  const state = { ...same, components: [...same.components, { ...stored(card, 12), name: 'campaign' }] }
  const { steps } = planAgainst(state, ['remove:campaign'])
  expect(steps.map(({ kind, action, name }) => `${action} ${kind} ${name}`)).toEqual(['delete component campaign'])
  expect(riskyChanges({ steps })).toMatchObject([{ risk: { class: 'destructive', name: 'remove:campaign' } }])
})

test('plans a renaming for a declared former name, and removes nothing', () => {
  const renamed = wanting({
    schema: { heading: { type: 'text', pos: 0, required: true }, text: { type: 'textarea', pos: 1 } },
    fieldsWere: { heading: 'title' },
  })
  const { plan } = planSchemas(renamed, same)
  expect(plan.steps.flatMap(({ changes }) => changes)).toMatchObject([
    {
      at: 'schema.heading.name',
      from: 'title',
      to: 'heading',
      risk: { name: 'rename:card.heading', needsMigration: true },
    },
  ])
})

test('removes the old field and adds the new one without a declared former name', () => {
  const replaced = wanting({ schema: { heading: { type: 'text', pos: 0 }, text: { type: 'textarea', pos: 1 } } })
  const { plan } = planSchemas(replaced, same)
  expect(plan.steps.flatMap(({ changes }) => changes.map(({ at }) => at))).toEqual(['schema.title', 'schema.heading'])
})

test('a renamed block keeps its id and its presets; lists that name it are no loss', () => {
  const tile = { ...card, name: 'tile', was: 'card' }
  const renamed = {
    ...wanted,
    components: [
      { ...list, schema: { items: { type: 'bloks', pos: 0, component_whitelist: ['tile', 'list'] } } },
      tile,
    ],
  }
  const preset = {
    id: 5,
    component: 'card',
    name: 'Plain',
    description: '',
    icon: '',
    color: '',
    content: {},
    picture: '',
  }
  const { plan, target } = planSchemas(renamed, { ...same, presets: [preset] })
  expect(plan.steps.map(({ kind, action, name }) => `${action} ${kind} ${name}`)).toEqual([
    'rename component tile',
    'update component list',
  ])
  expect(risksOf(renamed)).toEqual(['destructive rename:tile'])
  expect(target.presets).toMatchObject([{ id: 5, component: 'tile' }])
})

test('a renamed group, datasource and entry are renamings', () => {
  const renamed = {
    ...wanted,
    groups: ['Parts'],
    formerGroups: { Parts: 'Items' },
    components: wanted.components.map((component) => ({ ...component, group: 'Parts' })),
    datasources: [
      {
        ...colours,
        slug: 'tint',
        was: 'colour',
        entries: [{ value: 'rouge', was: 'red', name: 'Rojo', dimensionLabels: { en: 'Red' } }],
      },
    ],
  }
  const { plan } = planSchemas(renamed, same)
  expect(plan.steps.map(({ kind, action, name }) => `${action} ${kind} ${name}`)).toEqual([
    'rename group Parts',
    'rename datasource tint',
    'rename entry tint=rouge',
  ])
})

test('the safe part of a plan keeps a renamed field beside the new one', () => {
  const renamed = wanting({
    label: undefined,
    display_name: 'Tile',
    schema: { heading: { type: 'text', pos: 0, required: true } },
    fieldsWere: { heading: 'title' },
  } as Partial<WireComponent>)
  const [step] = safePart(planSchemas(renamed, same).plan).steps
  expect(step?.to).toMatchObject({ settings: { display_name: 'Tile' }, schema: { heading: {}, title: {}, text: {} } })
  expect(riskyChanges({ steps: step ? [step] : [] })).toEqual([])
})

test('updates an entry with another label, and keeps one that only the space has', () => {
  const teal = { id: 701, datasource: 'colour', value: 'teal', name: 'Verde', labels: {} }
  const { steps } = planAgainst({ ...same, entries: [{ ...red, name: 'Rojo vivo', labels: {} }, teal] })
  expect(steps.map(({ action, name, changes }) => ({ action, name, changes }))).toEqual([
    {
      action: 'update',
      name: 'colour=red',
      changes: [
        { at: 'label', from: 'Rojo vivo', to: 'Rojo' },
        { at: 'label.en', from: undefined, to: 'Red' },
      ],
    },
  ])
})

test('updates a datasource without a wanted dimension, and keeps additional ones', () => {
  const dimensions = [{ id: 71, name: 'Français', entry_value: 'fr' }]
  const state = { ...same, datasources: [{ ...storedColours, dimensions }] }
  expect(changesAgainst(state)).toEqual([{ at: 'dimensions.en', from: undefined, to: 'English' }])
})

test('orders components that may hold each other', () => {
  const first = { ...list, name: 'a', schema: { items: { type: 'bloks', pos: 0, component_whitelist: ['b'] } } }
  const second = { ...list, name: 'b', schema: { items: { type: 'bloks', pos: 0, component_whitelist: ['a'] } } }
  expect(childrenFirst([first, second]).map(({ name }) => name)).toEqual(['b', 'a'])
})

test('prints each change with old and new value and the requirements of a risk', () => {
  const settings = { ...stored(card, 10).settings, display_name: 'Karte' }
  const state = withCard({ settings, schema: { ...card.schema, note: { type: 'text' } } })
  const printed = printPlan(planAgainst(state))
  expect(printed).toContain('  ~ component card')
  expect(printed).toContain('display_name: "Karte" → "Card"')
  expect(printed).toContain('! destructive, needs --allow remove:card.note')
  expect(printed).toContain('0 to create, 1 to update, 0 to rename, 0 to delete, 4 as wanted, 0 unknown.')
})

test('prints the added and removed members of a long list', () => {
  const blocks = Array.from({ length: 40 }, (_, at) => `block_number_${at}`)
  const change = { at: 'schema.body.component_whitelist', from: ['old_block', ...blocks], to: [...blocks, 'new_block'] }
  const plan: Plan = {
    steps: [{ kind: 'component', action: 'update', name: 'page', changes: [change] }],
    unchanged: 0,
    stale: [],
  }
  expect(printPlan(plan)).toContain('schema.body.component_whitelist: + "new_block"; - "old_block"\n')
  expect(printPlanAsMarkdown(plan)).toContain('`schema.body.component_whitelist`: `+ "new_block"; - "old_block"`\n')
})

test('prints counts, risks and steps as JSON', () => {
  const state = withCard({ schema: { ...card.schema, note: { type: 'text' } } })
  expect(JSON.parse(printPlanAsJson(planAgainst(state)))).toMatchObject({
    create: 0,
    update: 1,
    unchanged: 4,
    risks: [{ class: 'destructive', name: 'remove:card.note', needsMigration: true }],
    steps: [{ name: 'card', changes: [{ at: 'schema.note', from: { type: 'text' } }] }],
  })
})

test('prints risks as a Markdown table, and escapes texts of editors', () => {
  const settings = { ...stored(card, 10).settings, display_name: '`</details><script>|x`' }
  const state = withCard({ settings, schema: { ...card.schema, note: { type: 'text' } } })
  const comment = printPlanAsMarkdown(planAgainst(state))
  expect(comment).toContain('| `remove:card.note` | destructive | component `card` | not counted |')
  expect(
    comment
      .split('`')
      .filter((_, at) => at % 2 === 0)
      .join(''),
  ).not.toContain('<script>')
})
