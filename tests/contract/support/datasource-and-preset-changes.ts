import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import type { Component } from './base-schema.ts'
import { pictureBytes } from './picture-bytes.ts'
import type { SchemaChange } from './schema-change.ts'

function withColour(
  change: (source: WantedSchema['datasources'][number]) => WantedSchema['datasources'][number],
): SchemaChange['change'] {
  return (base) => ({ ...base, datasources: base.datasources.map(change) })
}

function withPreset(
  change: (preset: WantedSchema['presets'][number]) => WantedSchema['presets'][number],
): SchemaChange['change'] {
  return (base) => ({ ...base, presets: base.presets.map((preset, at) => (at === 0 ? change(preset) : preset)) })
}

/** Changes of folders, datasources with entries, and presets. */
export const otherChanges: SchemaChange[] = [
  {
    title: 'a folder is added',
    change: (base) => ({ ...base, groups: [...base.groups, 'More'] }),
    steps: ['create group More'],
  },
  {
    title: 'a folder is renamed with its blocks in it',
    change: (base) => ({
      ...base,
      groups: ['Parts', 'Layout'],
      formerGroups: { Parts: 'Items' },
      components: base.components.map((one) => ({ ...one, group: one.group.replace('Items', 'Parts') })),
    }),
    steps: ['rename group Parts'],
  },
  {
    title: 'a datasource is added',
    change: (base) => ({
      ...base,
      datasources: [...base.datasources, { name: 'Season', slug: 'season', dimensions: [], entries: [] }],
    }),
    steps: ['create datasource season'],
  },
  {
    title: 'a datasource is removed',
    change: (base) => ({ ...base, datasources: [] }),
    steps: ['delete datasource colour'],
    remove: ['remove:datasource:colour'],
    risks: ['remove:datasource:colour'],
  },
  {
    title: 'a datasource gets another label',
    change: withColour((source) => ({ ...source, name: 'Colours' })),
    steps: ['update datasource colour'],
  },
  {
    title: 'a datasource is renamed, with the fields that name it',
    change: (base) => ({
      ...base,
      datasources: base.datasources.map((source) => ({ ...source, slug: 'tint', was: 'colour' })),
      components: base.components.map((one) => ({ ...one, schema: { ...one.schema, ...tinted(one.schema) } })),
    }),
    steps: ['rename datasource tint', 'update component list', 'update component page'],
  },
  {
    title: 'a language is added to a datasource',
    change: withColour((source) => ({
      ...source,
      dimensions: [...source.dimensions, { name: 'Italiano', entry_value: 'it' }],
    })),
    steps: ['update datasource colour'],
  },
  {
    title: 'an entry is added',
    change: withColour((source) => ({
      ...source,
      entries: [...source.entries, { value: 'green', name: 'Verde', dimensionLabels: { en: 'Green' } }],
    })),
    steps: ['create entry colour=green'],
  },
  {
    title: 'an entry is removed',
    change: withColour((source) => ({ ...source, entries: source.entries.slice(0, 1) })),
    steps: ['delete entry colour=blue'],
    remove: ['remove:colour=blue'],
    risks: ['remove:colour=blue'],
  },
  {
    title: 'an entry gets another value',
    change: withColour((source) => ({
      ...source,
      entries: source.entries.map((entry) =>
        entry.value === 'red' ? { ...entry, value: 'rouge', was: 'red' } : entry,
      ),
    })),
    steps: ['rename entry colour=rouge'],
    risks: ['rename:colour=rouge'],
  },
  {
    title: 'labels of an entry are changed',
    change: withColour((source) => ({
      ...source,
      entries: source.entries.map((entry) => ({
        ...entry,
        name: `${entry.name}!`,
        dimensionLabels: { en: `${entry.name}.` },
      })),
    })),
    steps: ['update entry colour=red', 'update entry colour=blue'],
  },
  {
    title: 'a preset is added',
    change: (base) => ({ ...base, presets: [...base.presets, { ...preset, component: 'box', picture: undefined }] }),
    steps: ['create preset box: Started'],
  },
  {
    title: 'a block starts from its preset',
    change: withPreset((one) => ({ ...one, isDefault: true })),
    steps: ['update component card'],
  },
  {
    title: 'a block starts from a preset that is made with it',
    change: (base) => ({
      ...base,
      presets: [
        ...base.presets.map((one) => ({ ...one, isDefault: false })),
        { ...preset, component: 'list', picture: undefined, isDefault: true },
      ],
    }),
    steps: ['update component list', 'create preset list: Started'],
  },
  {
    title: 'the content of a preset is changed',
    change: withPreset((one) => ({ ...one, content: { title: 'Two' } })),
    steps: ['update preset card: Plain'],
  },
  {
    title: 'the text and colour of a preset are changed',
    change: withPreset((one) => ({ ...one, description: 'Another.', icon: 'block-doc', color: '#FFFFFF' })),
    steps: ['update preset card: Plain'],
  },
  {
    title: 'the picture of a preset is changed',
    change: withPreset((one) => ({
      ...one,
      picture: { name: 'block-card-1111111111.webp', bytes: pictureBytes(4) },
    })),
    steps: ['update preset card: Plain'],
  },
]

const preset = { name: 'Started', description: '', icon: '', color: '', content: {} }

function tinted({ colour }: Component['schema']): Component['schema'] {
  return colour ? { colour: { ...colour, datasource_slug: 'tint' } } : {}
}
