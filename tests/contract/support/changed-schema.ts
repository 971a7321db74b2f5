import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { baseSchema, card } from './base-schema.ts'
import { pictureBytes } from './picture-bytes.ts'

/** The deletions of the changed schema, which a push has to be allowed. */
export const removals = ['remove:colour=blue', 'remove:page', 'remove:card.note', 'rename:card.heading']

/** The base schema with a change of every kind: made, changed, renamed and removed. */
export function changedSchema(): WantedSchema {
  const base = baseSchema()
  const { title = { type: 'text', pos: 0 }, size = { type: 'option', pos: 2 } } = card.schema
  const renamed = {
    ...card,
    display_name: 'Tile',
    preview_field: 'heading',
    tags: ['new'],
    fieldsWere: { heading: 'title' },
    schema: { heading: title, size },
  }
  const others = base.components.filter(({ name }) => name !== 'card' && name !== 'page')
  const picture = { name: 'block-extra-2222222222.webp', bytes: pictureBytes(6) }
  return {
    groups: ['Parts', 'Layout', 'More'],
    formerGroups: { Parts: 'Items' },
    components: [...others, renamed, { ...card, name: 'extra', group: 'More' }].map((one) => {
      return { ...one, group: one.group.replace('Items', 'Parts') }
    }),
    datasources: [
      ...base.datasources.map((source) => ({
        ...source,
        entries: [
          { value: 'red', name: 'Rojo vivo', dimensionLabels: { en: 'Bright red' } },
          { value: 'green', name: 'Verde', dimensionLabels: { en: 'Green' } },
        ],
      })),
      // The lock becomes this one.
      { name: 'Season', slug: 'season', dimensions: [{ name: 'English', entry_value: 'en' }], entries: [] },
    ],
    presets: [
      ...base.presets.map((preset) => ({ ...preset, description: 'Another start.' })),
      { component: 'extra', name: 'Plain', description: '', icon: '', color: '', content: {}, picture },
    ],
  }
}
