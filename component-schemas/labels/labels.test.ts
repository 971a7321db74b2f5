import { expect, test } from 'vitest'
import { presets } from '../presets/presets.ts'
import { registry } from '../schema/registry.ts'
import { toWire } from '../schema/to-wire.ts'
import { labelLanguages, readLabels } from './label-languages.ts'

/** Every text of the schema that an editor reads. */
const texts = new Set(
  [
    ...registry.groups,
    ...presets.map(({ name }) => name),
    ...registry.blocks.flatMap((block) => [
      block.label,
      block.description,
      ...Object.values(toWire(block).schema).flatMap((field) => [
        field.display_name,
        'description' in field ? field.description : '',
        ...('options' in field && Array.isArray(field.options) ? field.options.map(({ name }) => name) : []),
      ]),
    ]),
  ].filter((text): text is string => Boolean(text)),
)

test.each(labelLanguages.filter((language) => language !== 'en'))(
  'every text of the schema has a label in %s, and no label is unused',
  async (language) => {
    const labels = await readLabels(language)
    expect([...texts].filter((text) => labels[text] === undefined)).toEqual([])
    expect(Object.keys(labels).filter((text) => !texts.has(text))).toEqual([])
  },
)
