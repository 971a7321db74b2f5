import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { fieldProperties } from './field-properties.ts'
import { pictureBytes } from './picture-bytes.ts'

export type Component = WantedSchema['components'][number]

export const card: Component = {
  name: 'card',
  display_name: 'Card',
  description: 'One card.',
  icon: 'block-tag',
  color: '#14181D',
  preview_field: 'title',
  is_root: false,
  is_nestable: true,
  group: 'Items',
  schema: {
    title: { type: 'text', pos: 0, display_name: 'Title', max_length: 80 },
    note: { type: 'textarea', pos: 1, translatable: true },
    size: { type: 'option', pos: 2, options: [choice('small'), choice('large')] },
  },
}

const box: Component = { ...card, name: 'box', display_name: 'Box', preview_field: '', schema: boxFields() }

const list: Component = {
  ...card,
  name: 'list',
  display_name: 'List',
  preview_field: '',
  group: 'Layout',
  schema: {
    items: { type: 'bloks', pos: 0, restrict_components: true, component_whitelist: ['card', 'box'], maximum: 9 },
    colour: { type: 'option', pos: 1, source: 'internal', datasource_slug: 'colour' },
    main: { type: 'tab', pos: 2, keys: ['colour'] },
  },
}

const page: Component = { ...list, name: 'page', display_name: 'Page', is_root: true, is_nestable: false }

export function choice(value: string) {
  return { name: value, value }
}

/** A field of every type, without any property. */
function boxFields(): Component['schema'] {
  return Object.fromEntries(Object.keys(fieldProperties).map((type, pos) => [`a_${type}`, { type, pos }]))
}

/** A schema with something of every kind. */
export function baseSchema(): WantedSchema {
  const picture = { name: 'block-card-0000000000.webp', bytes: pictureBytes(3) }
  const preset = { name: 'Plain', description: 'A start.', icon: '', color: '', content: { title: 'One' } }
  return {
    groups: ['Items', 'Layout'],
    components: [card, box, list, page],
    datasources: [
      {
        name: 'Colour',
        slug: 'colour',
        dimensions: [{ name: 'English', entry_value: 'en' }],
        entries: [
          { value: 'red', name: 'Rojo', dimensionLabels: { en: 'Red' } },
          { value: 'blue', name: 'Azul', dimensionLabels: { en: 'Blue' } },
        ],
      },
    ],
    presets: [
      { ...preset, component: 'card', picture },
      { ...preset, component: 'list', name: 'Long', picture: undefined, isDefault: true },
    ],
  }
}
