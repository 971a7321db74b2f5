import type { Block } from 'component-schemas/schema/define-block.ts'
import type { Field } from 'component-schemas/schema/field.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import fc from 'fast-check'
import { faultlessSpace, type WireStory } from './faultless-space.fixture.ts'
import { linkTo, paragraph, picture, uuidOf } from './wire-values.fixture.ts'

type Render = {
  chance: () => boolean
  oneOf: <Value>(values: readonly Value[]) => Value
  /** Words that no other call gives. */
  words: (language: string) => string
}

/** Stories on which any of these defects would be one: their targets are published and have a page. */
const target = 'global/categorias/llaves'

type Writer = (render: Render, at: { field: Field; language: string; depth: number }) => unknown

/** One row a type of field: a value without a defect. A row that is missing leaves the field empty. */
const writers: Partial<Record<Field['wire']['type'], Writer>> = {
  text: (render, { language }) => render.words(language),
  textarea: (render, { language }) => render.words(language),
  richtext: (render, { language }) =>
    paragraph(render.words(language), { linktype: 'story', uuid: uuidOf(target), href: '/x' }),
  asset: (render, { language }) => picture('a.webp', render.words(language)),
  multiasset: (render, { language }) => [picture('a.webp', render.words(language))],
  multilink: () => linkTo(target),
  bloks: (render, { field, depth }) =>
    depth > 0 && field.nests ? [anyBlock(blockOf(render, field), render, depth - 1)] : [],
  option: (render, { field }) => choice(render, field),
  options: (render, { field }) => [choice(render, field)].filter((value) => value !== ''),
  number: () => '7',
}

function blockOf(render: Render, field: Field): Block {
  const { name } = render.oneOf(field.nests ?? [])
  const block = (registry.blocks as readonly Block[]).find((known) => known.name === name)
  if (!block) throw new Error(`no block ${name}`)
  return block
}

function choice(render: Render, { wire }: Field): string {
  if ('source' in wire && wire.source === 'internal_stories') return uuidOf(target)
  return 'options' in wire && wire.options ? render.oneOf(wire.options).value : ''
}

/** A block with each field filled or empty; filled translatable fields are translated. */
function anyBlock(block: Block, render: Render, depth: number): Record<string, unknown> {
  const fields = Object.entries(block.fields).flatMap(([name, field]) => {
    const write = writers[field.wire.type]
    // A required title is the page's own, which every page needs.
    if (!write || (field.wire.required !== true && render.chance())) return []
    const value = write(render, { field, language: 'es', depth })
    if (field.wire.translatable !== true) return [[name, value] as const]
    return [[name, value] as const, [`${name}__i18n__en`, write(render, { field, language: 'en', depth })] as const]
  })
  return { component: block.name, _uid: render.words('uid'), ...Object.fromEntries(fields) }
}

function renders(gen: fc.GeneratorValue): Render {
  let count = 0
  return {
    chance: () => gen(fc.boolean),
    oneOf: (values) => {
      // A position is drawn, not a value: a failing run prints the drawn values, and definitions of blocks are long.
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
  const render = renders(gen)
  const tidy = faultlessSpace()
  const stories = registry.contentTypes.map((type, index): WireStory => {
    const content = { ...anyBlock(type, render, 3), ...searchWords(type, render) }
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

function searchWords(type: Block, render: Render): Record<string, unknown> {
  if (!Object.hasOwn(type.fields, 'seo')) return {}
  const words = (name: string) => ({ [name]: render.words('es'), [`${name}__i18n__en`]: render.words('en') })
  return { seo: [{ component: 'seo', _uid: '', ...words('title'), ...words('description') }] }
}
