import type { Block } from 'component-schemas/define-block.ts'
import type { Field } from 'component-schemas/field.ts'
import { registry } from 'component-schemas/registry.ts'
import fc from 'fast-check'
import { tidySpace, type WireStory } from './tidy-space.fixture.ts'
import { linkTo, paragraph, picture, uuidOf } from './wire-values.fixture.ts'

type Draw = {
  chance: () => boolean
  oneOf: <Value>(values: readonly Value[]) => Value
  /** Words that no other call gives. */
  words: (language: string) => string
}

/** Stories on which any of these defects would be one: their targets are published and have a page. */
const target = 'global/categorias/llaves'

type Writer = (draw: Draw, at: { field: Field; language: string; depth: number }) => unknown

/** One row a type of field: a value without a defect. A row that is missing leaves the field empty. */
const writers: Partial<Record<Field['wire']['type'], Writer>> = {
  text: (draw, { language }) => draw.words(language),
  textarea: (draw, { language }) => draw.words(language),
  richtext: (draw, { language }) =>
    paragraph(draw.words(language), { linktype: 'story', uuid: uuidOf(target), href: '/x' }),
  asset: (draw, { language }) => picture('a.webp', draw.words(language)),
  multiasset: (draw, { language }) => [picture('a.webp', draw.words(language))],
  multilink: () => linkTo(target),
  bloks: (draw, { field, depth }) =>
    depth > 0 && field.nests ? [anyBlock(blockOf(draw, field), draw, depth - 1)] : [],
  option: (draw, { field }) => choice(draw, field),
  options: (draw, { field }) => [choice(draw, field)].filter((value) => value !== ''),
  number: () => '7',
}

function blockOf(draw: Draw, field: Field): Block {
  const { name } = draw.oneOf(field.nests ?? [])
  const block = (registry.blocks as readonly Block[]).find((known) => known.name === name)
  if (!block) throw new Error(`no block ${name}`)
  return block
}

function choice(draw: Draw, { wire }: Field): string {
  if ('source' in wire && wire.source === 'internal_stories') return uuidOf(target)
  return 'options' in wire && wire.options ? draw.oneOf(wire.options).value : ''
}

/** A block with each field filled or empty; what is filled and translatable is translated. */
function anyBlock(block: Block, draw: Draw, depth: number): Record<string, unknown> {
  const fields = Object.entries(block.fields).flatMap(([name, field]) => {
    const write = writers[field.wire.type]
    // A required title is the page's own, which every page needs.
    if (!write || (field.wire.required !== true && draw.chance())) return []
    const value = write(draw, { field, language: 'es', depth })
    if (field.wire.translatable !== true) return [[name, value] as const]
    return [[name, value] as const, [`${name}__i18n__en`, write(draw, { field, language: 'en', depth })] as const]
  })
  return { component: block.name, _uid: draw.words('uid'), ...Object.fromEntries(fields) }
}

function draws(gen: fc.GeneratorValue): Draw {
  let count = 0
  return {
    chance: () => gen(fc.boolean),
    oneOf: (values) => {
      // A position is drawn, not a value: a failing run prints what it drew, and definitions of blocks are long.
      const [value] = values.slice(gen(fc.nat, values.length - 1))
      if (value === undefined) throw new Error('nothing to choose from')
      return value
    },
    words: (language) => {
      count += 1
      const name = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
      return `${language} ${name}`
    },
  }
}

/**
 * A space in order: the tidy one and one story of every kind with random fields and blocks, all in Spanish and English.
 * Pages carry words for search engines, and a menu leads to each.
 */
export function anySpace(gen: fc.GeneratorValue): WireStory[] {
  const draw = draws(gen)
  const tidy = tidySpace()
  const stories = registry.contentTypes.map((type, index): WireStory => {
    const content = { ...anyBlock(type, draw, 3), ...searchWords(type, draw) }
    const slug = `story-${index}`
    return {
      ...tidy['global/home'],
      id: 100 + index,
      uuid: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
      slug,
      full_slug: `global/${slug}`,
      translated_slugs: [{ lang: 'en', slug }],
      content,
    }
  })
  const links = stories.map(({ uuid }) => ({ component: 'menu_link', _uid: '', link: { linktype: 'story', id: uuid } }))
  const settings = tidy['_config/site-settings'].content
  return [
    ...Object.values({
      ...tidy,
      '_config/site-settings': { ...tidy['_config/site-settings'], content: { ...settings, social: links } },
    }),
    ...stories,
  ]
}

function searchWords(type: Block, draw: Draw): Record<string, unknown> {
  if (!Object.hasOwn(type.fields, 'seo')) return {}
  const words = (name: string) => ({ [name]: draw.words('es'), [`${name}__i18n__en`]: draw.words('en') })
  return { seo: [{ component: 'seo', _uid: '', ...words('title'), ...words('description') }] }
}
