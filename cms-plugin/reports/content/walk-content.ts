import type { Block } from 'component-schemas/schema/define-block.ts'
import type { Field } from 'component-schemas/schema/field.ts'
import { z } from 'zod'
import type { Hint } from '../finding.ts'
import { readDocument } from './read-document.ts'

/** Blocks of the schema by name. */
export type Blocks = ReadonlyMap<string, Block>

/** One field of one block of a story, with its value in every language. */
export type FieldLocation = {
  /** `body[2].items[0].title` */
  path: string
  name: string
  field: Field
  /** Name of the block that has the field. */
  component: string
  uid: string
  /** The labels that editors read of the blocks around it and of the field itself, in English: Search engines, Description. */
  labels: readonly string[]
  /** Value in the default language. */
  value: unknown
  /** Values of the keys `<name>__i18n__<language>`, by language. */
  translations: ReadonlyMap<string, unknown>
  /** Language of the rich text around the block; undefined outside of one and in the default language's. */
  language: string | undefined
  /** The block is in a rich text that each language writes as a whole, so its own fields need no translation. */
  isTranslatedAround: boolean
}

/** The result of a walk over a story's content. */
export type Walk = { fields: FieldLocation[]; strays: Hint[] }

const maxDepth = 40

const wireBlock = z.looseObject({ component: z.string().min(1), _uid: z.string().catch('') })

type Position = Pick<FieldLocation, 'path' | 'labels' | 'language' | 'isTranslatedAround'> & { depth: number }

/** Every field of a story's content that the schema knows, and hints about unknown ones. Empty fields are visited too. */
export function walkContent(content: unknown, blocks: Blocks): Walk {
  const walk: Walk = { fields: [], strays: [] }
  const start = { path: '', labels: [], language: undefined, isTranslatedAround: false, depth: maxDepth }
  walkBlock(content, start, { walk, blocks })
  return walk
}

type Walking = { walk: Walk; blocks: Blocks; allowed?: ReadonlySet<string> }

function walkBlock(item: unknown, at: Position, walking: Walking): void {
  const { walk, blocks } = walking
  const wire = wireBlock.safeParse(item)
  const { component, _uid } = wire.data ?? { component: '', _uid: undefined }
  const block = blocks.get(component)
  const code = refusalOf(block, at, walking)
  if (!wire.success || !block || code !== undefined) {
    const location = { path: at.path, labels: at.labels, uid: _uid, language: at.language }
    walk.strays.push({ code: code ?? 'unknown-block', location, details: { value: component } })
    return
  }
  walk.strays.push(...unknownFields(wire.data, block, at))
  for (const [name, field] of Object.entries(block.fields)) {
    const fieldLocation = locationOf({ wire: wire.data, name, field }, at)
    walk.fields.push(fieldLocation)
    walkNested(fieldLocation, at.depth, { walk, blocks })
  }
}

function refusalOf(block: Block | undefined, at: Position, { allowed }: Walking): Hint['code'] | undefined {
  if (!block) return 'unknown-block'
  return (allowed && !allowed.has(block.name)) || at.depth === 0 ? 'misplaced-block' : undefined
}

type WireField = { wire: z.output<typeof wireBlock>; name: string; field: Field }

function locationOf({ wire, name, field }: WireField, at: Position): FieldLocation {
  return {
    path: at.path === '' ? name : `${at.path}.${name}`,
    name,
    field,
    component: wire.component,
    uid: wire._uid,
    labels: [...at.labels, field.wire.display_name || name],
    value: wire[name],
    translations: field.wire.translatable === true ? translationsOf(wire, name) : new Map(),
    language: at.language,
    isTranslatedAround: at.isTranslatedAround,
  }
}

function walkNested(fieldLocation: FieldLocation, depth: number, walking: Walking): void {
  const { field, value, path, language, isTranslatedAround, translations } = fieldLocation
  const inner = { ...walking, allowed: new Set(field.nests?.map(({ name }) => name)) }
  if (field.wire.type === 'bloks') {
    const items = Array.isArray(value) ? value : []
    for (const [index, item] of items.entries())
      walkBlock(
        item,
        {
          path: `${path}[${index}]`,
          labels: labelsAround(fieldLocation, item, walking.blocks),
          language,
          isTranslatedAround,
          depth: depth - 1,
        },
        inner,
      )
  }
  if (field.wire.type !== 'richtext') return
  const isWhole = isTranslatedAround || field.wire.translatable === true
  for (const [version, document] of [[language, value] as const, ...translations])
    for (const nested of readDocument(document).blocks)
      walkBlock(
        nested.item,
        {
          path: `${path}${nested.path}`,
          labels: labelsAround(fieldLocation, nested.item, walking.blocks),
          language: version,
          isTranslatedAround: isWhole,
          depth: depth - 1,
        },
        inner,
      )
}

/** A block is called by its own label; the only kind that a field takes has the label of the field. */
function labelsAround({ field, labels }: FieldLocation, item: unknown, blocks: Blocks): readonly string[] {
  const { component = '' } = wireBlock.safeParse(item).data ?? {}
  return field.nests?.length === 1 ? labels : [...labels.slice(0, -1), blocks.get(component)?.label ?? component]
}

const languageKey = /^(.+)__i18n__(.+)$/

/** Storyblok docs, field-level translation. A `-` of a language's code is `_` in the key. */
function translationsOf(wire: Readonly<Record<string, unknown>>, name: string): Map<string, unknown> {
  const prefix = `${name}__i18n__`
  return new Map(
    Object.entries(wire).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length).replaceAll('_', '-'), value] as const] : [],
    ),
  )
}

/** Keys of a block that are not fields (Storyblok docs, story content). */
const reserved = new Set(['component', '_uid', '_editable'])

function unknownFields(wire: z.output<typeof wireBlock>, block: Block, at: Position): Hint[] {
  return Object.entries(wire).flatMap(([key, value]): Hint[] => {
    const [, name = key, language] = languageKey.exec(key) ?? []
    if (isEmpty(value) || isKnown(name, { block, language })) return []
    const path = at.path === '' ? name : `${at.path}.${name}`
    const location = {
      path,
      labels: [...at.labels, name],
      uid: wire._uid,
      field: name,
      language: language?.replaceAll('_', '-') ?? at.language,
    }
    return [{ code: 'unknown-field', location, details: { value: key } }]
  })
}

function isKnown(name: string, { block, language }: { block: Block; language: string | undefined }): boolean {
  if (reserved.has(name)) return true
  const field = Object.hasOwn(block.fields, name) ? block.fields[name] : undefined
  return field !== undefined && (language === undefined || field.wire.translatable === true)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
