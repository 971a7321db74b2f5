import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { presets } from '../presets/presets.ts'
import { registry } from '../schema/registry.ts'
import { toWire } from '../schema/to-wire.ts'

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

test.each(['es', 'it', 'fr', 'de'])(
  'every text of the schema has a label in %s, and no label is unused',
  async (language) => {
    const file = await readFile(join(import.meta.dirname, `${language}.json`), 'utf8')
    const labels = z.record(z.string(), z.string().trim().min(1)).parse(JSON.parse(file))
    expect([...texts].filter((text) => labels[text] === undefined)).toEqual([])
    expect(Object.keys(labels).filter((text) => !texts.has(text))).toEqual([])
  },
)
