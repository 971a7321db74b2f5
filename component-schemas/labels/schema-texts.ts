import { presets } from '../presets/presets.ts'
import { registry } from '../schema/registry.ts'
import { toWire } from '../schema/to-wire.ts'

/** Every text of the schema that an editor reads, once. */
export function schemaTexts(): ReadonlySet<string> {
  const texts = [
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
  ]
  return new Set(texts.filter((text): text is string => Boolean(text)))
}
