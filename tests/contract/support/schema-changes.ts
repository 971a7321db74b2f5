import { type Component, card, choice } from './base-schema.ts'
import { otherChanges } from './datasource-and-preset-changes.ts'
import { fieldProperties, propertyRisk } from './field-properties.ts'
import type { SchemaChange } from './schema-change.ts'

/** Every property of every type of field, set. Rolled back, each is unset. */
const propertyChanges: SchemaChange[] = Object.entries(fieldProperties).flatMap(([type, values]) =>
  Object.entries(values).map(([property, value]) => ({
    title: `${type}: ${property} is set`,
    change: withField('box', `a_${type}`, (field) => ({ ...field, [property]: value })),
    steps: ['update component box'],
    risks: propertyRisk(type, property),
  })),
)

type Field = Component['schema'][string]

function withComponent(name: string, change: (component: Component) => Component): SchemaChange['change'] {
  return (base) => ({
    ...base,
    components: base.components.map((component) => (component.name === name ? change(component) : component)),
  })
}

function withField(component: string, field: string, change: (field: Field) => Field): SchemaChange['change'] {
  return withComponent(component, (one) => ({
    ...one,
    schema: Object.fromEntries(
      Object.entries(one.schema).map(([name, value]) => [name, name === field ? change(value) : value]),
    ),
  }))
}

const without = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

const fieldChanges: SchemaChange[] = [
  {
    title: 'an optional field is added',
    change: withComponent('card', (one) => ({ ...one, schema: { ...one.schema, more: { type: 'text', pos: 3 } } })),
    steps: ['update component card'],
  },
  {
    title: 'a required field is added',
    change: withComponent('card', (one) => ({
      ...one,
      schema: { ...one.schema, more: { type: 'text', pos: 3, required: true } },
    })),
    steps: ['update component card'],
    risks: ['require:card.more'],
  },
  {
    title: 'a field is removed',
    change: withComponent('card', (one) => ({ ...one, schema: without(one.schema, 'note') })),
    steps: ['update component card'],
    risks: ['remove:card.note'],
  },
  {
    title: 'a tab is removed',
    change: withComponent('list', (one) => ({ ...one, schema: without(one.schema, 'main') })),
    steps: ['update component list'],
  },
  {
    title: 'a field is renamed',
    change: withComponent('card', (one) => ({
      ...one,
      preview_field: 'heading',
      fieldsWere: { heading: 'title' },
      schema: { heading: one.schema['title'] ?? { type: 'text', pos: 0 }, ...without(one.schema, 'title') },
    })),
    steps: ['update component card'],
    risks: ['rename:card.heading'],
  },
  {
    title: 'a field is moved',
    change: withField('card', 'note', (field) => ({ ...field, pos: 5 })),
    steps: ['update component card'],
  },
  {
    title: 'a type is changed',
    change: withField('card', 'note', (field) => ({ ...field, type: 'richtext' })),
    steps: ['update component card'],
    risks: ['retype:card.note'],
  },
  {
    title: 'a field is given to a field plugin, with its options',
    change: withField('card', 'note', ({ pos }) => {
      return { type: 'custom', pos, translatable: true, field_type: 'palette', options: [choice('warm')] }
    }),
    steps: ['update component card'],
    risks: ['retype:card.note', 'narrow:card.note.field_type'],
  },
  {
    title: 'a field goes to another field plugin',
    change: withField('box', 'a_custom', (field) => ({ ...field, field_type: 'slider', options: [choice('from')] })),
    steps: ['update component box'],
    risks: ['narrow:box.a_custom.field_type'],
  },
  {
    title: 'a limit is tightened',
    change: withField('card', 'title', (field) => ({ ...field, max_length: 40 })),
    steps: ['update component card'],
    risks: ['narrow:card.title.max_length'],
  },
  {
    title: 'a limit is widened',
    change: withField('card', 'title', (field) => ({ ...field, max_length: 120 })),
    steps: ['update component card'],
  },
  {
    title: 'translations are given up',
    change: withField('card', 'note', ({ type, pos }) => ({ type, pos })),
    steps: ['update component card'],
    risks: ['untranslate:card.note'],
  },
  {
    title: 'a choice is added',
    change: withField('card', 'size', (field) => ({
      ...field,
      options: [choice('small'), choice('large'), choice('huge')],
    })),
    steps: ['update component card'],
  },
  {
    title: 'a choice is removed',
    change: withField('card', 'size', (field) => ({ ...field, options: [choice('small')] })),
    steps: ['update component card'],
    risks: ['remove:card.size=large'],
  },
  {
    title: 'a list of allowed blocks is shortened',
    change: withField('list', 'items', (field) => ({ ...field, component_whitelist: ['card'] })),
    steps: ['update component list'],
    risks: ['narrow:list.items.component_whitelist'],
  },
  {
    title: 'a list of allowed blocks grows',
    change: withField('list', 'items', (field) => ({ ...field, component_whitelist: ['card', 'box', 'list'] })),
    steps: ['update component list'],
  },
]

const componentChanges: SchemaChange[] = [
  ...(['display_name', 'description', 'icon', 'color', 'preview_field'] as const).map((key) => ({
    title: `the ${key} of a block is changed`,
    change: withComponent('card', (one) => ({ ...one, [key]: 'note' })),
    steps: ['update component card'],
  })),
  {
    title: 'a block may not stand alone any more',
    change: withComponent('page', (one) => ({ ...one, is_root: false })),
    steps: ['update component page'],
    risks: ['narrow:page.is_root'],
  },
  {
    title: 'a block may not be nested any more',
    change: withComponent('box', (one) => ({ ...one, is_nestable: false })),
    steps: ['update component box'],
    risks: ['narrow:box.is_nestable'],
  },
  {
    title: 'a block is added',
    change: (base) => ({ ...base, components: [...base.components, { ...card, name: 'extra' }] }),
    steps: ['create component extra'],
  },
  {
    title: 'a block is removed, with its presets',
    change: (base) => ({
      ...base,
      components: base.components.filter(({ name }) => name !== 'page'),
    }),
    steps: ['delete component page'],
    remove: ['remove:page'],
    risks: ['remove:page'],
  },
  {
    title: 'a block is renamed, with its presets and the lists that name it',
    change: (base) => {
      const renamed = withComponent('card', (one) => ({ ...one, name: 'tile', was: 'card' }))(base)
      const components = renamed.components.map((one) => ({ ...one, schema: replaced(one.schema, 'card', 'tile') }))
      const presets = base.presets.map((one) => ({ ...one, component: one.component.replace('card', 'tile') }))
      return { ...renamed, components, presets }
    },
    steps: ['rename component tile', 'update component list', 'update component page'],
    risks: ['rename:tile'],
  },
  {
    title: 'a block moves into another folder',
    change: withComponent('card', (one) => ({ ...one, group: 'Layout' })),
    steps: ['update component card'],
  },
  {
    title: 'a tag is added to a block',
    change: withComponent('card', (one) => ({ ...one, tags: ['new'] })),
    steps: ['create tag new', 'update component card'],
  },
]

/** The schema with a name replaced where a list names it. */
function replaced(schema: Component['schema'], from: string, to: string): Component['schema'] {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${from}"`, `"${to}"`)) as Component['schema']
}

/** Every single change, each against `baseSchema`. */
export const schemaChanges: readonly SchemaChange[] = [
  ...[...propertyChanges, ...fieldChanges].map((row) => ({ ...row, scope: 'blocks' as const })),
  ...componentChanges,
  ...otherChanges,
]
