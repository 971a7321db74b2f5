import type { Field } from 'component-schemas/schema/field.ts'

type Wire = Readonly<Record<string, unknown>>

/** Type of a stored value per type of field, in TypeScript's words (Storyblok docs, story content). */
const plainTypes: Readonly<Record<string, string>> = {
  text: 'string',
  textarea: 'string',
  number: 'string',
  datetime: 'string',
  boolean: 'boolean',
  richtext: 'StoryblokRichtext',
  asset: 'StoryblokAsset',
  multiasset: 'StoryblokMultiasset',
  multilink: 'StoryblokMultilink',
  table: 'StoryblokTable',
  // A field plugin stores any value.
  custom: 'unknown',
}

/** The type that a definition gives a stored value. */
export function typeOnTheWire({ wire, nests = [] }: Field): string {
  const plain = plainTypes[wire.type]
  if (plain !== undefined) return plain
  if (wire.type === 'bloks') return listOf(nests.map(({ name }) => typeName(name)))
  const choices = choicesOf(wire)
  return wire.type === 'options' ? listOf(choices) : choices.join(' | ')
}

function choicesOf(wire: Wire): string[] {
  if (wire['source'] === 'internal_stories')
    return [...texts(wire['filter_content_type']).map((name) => `ISbStoryData<${typeName(name)}>`), 'string']
  if (wire['source'] === 'internal') return ['number', 'string']
  const options = wire['options'] as readonly { value: string }[]
  return [...(wire['required'] === true ? [] : ['""']), ...options.map(({ value }) => JSON.stringify(value))]
}

function listOf(types: readonly string[]): string {
  return types.length === 1 ? `${types[0]}[]` : `(${types.join(' | ')})[]`
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Name of a block's type: `news_carousel` -> `NewsCarousel`. */
export function typeName(block: string): string {
  return block.replace(/(^|_)([a-z0-9])/g, (_, _bar, letter: string) => letter.toUpperCase())
}
