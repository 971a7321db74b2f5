import { isObject } from '../parse/is-object.ts'
import type { Block } from '../schema/define-block.ts'
import type { Field } from '../schema/field.ts'
import { registry } from '../schema/registry.ts'

/** A place of a preset for a file, a story or a link, which differ in each space; a push fills it with one of the space. */
export type PresetSlot =
  /** `ratio`: width to height of the image on the preset's picture. */
  | { slot: 'image'; ratio: number }
  | { slot: 'video' }
  /** `types`: content types of the stories that fit. */
  | { slot: 'story'; types: readonly string[] }
  | { slot: 'link' }

type Fields = Readonly<Record<string, unknown>>

/** A story is stored by this. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isSlot(value: unknown): value is PresetSlot {
  return isObject(value) && typeof value['slot'] === 'string'
}

/** The content of an example without ids; files, stories and links of fields become slots, those of rich text are left out. */
export function withSlots(content: Fields): Fields {
  const block: Block | undefined = registry.blocks.find(({ name }) => name === content['component'])
  const stored = Object.entries(content).flatMap(([key, value]) => {
    if (key === '_uid') return []
    const inner = slotsIn(value, block?.fields[key])
    return inner === undefined ? [] : [[key, inner] as const]
  })
  return Object.fromEntries(stored)
}

function slotsIn(value: unknown, field: Block['fields'][string] | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => slotsIn(item, field)).filter((item) => item !== undefined)
  if (typeof value === 'string') return uuid.test(value) ? storySlot(field) : value
  if (!isObject(value)) return value
  if (value['fieldtype'] === 'asset') return fileSlot(String(value['filename'] ?? ''))
  if (value['fieldtype'] === 'multilink') return { slot: 'link' } satisfies PresetSlot
  return 'component' in value ? withSlots(value) : withoutFilesAndLinks(value)
}

function storySlot(field: Field | undefined): PresetSlot | undefined {
  const types = field && 'filter_content_type' in field.wire ? field.wire.filter_content_type : undefined
  return types && { slot: 'story', types }
}

/** An example's address names the size of its image. */
function fileSlot(filename: string): PresetSlot | undefined {
  if (/\.(webm|mp4)$/.test(filename)) return { slot: 'video' }
  const size = /\/(\d+)x(\d+)\//.exec(filename)
  return size ? { slot: 'image', ratio: Number(size[1]) / Number(size[2]) } : undefined
}

/** Rich text without its links and images. */
function withoutFilesAndLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isFileOrLink(item)).map(withoutFilesAndLinks)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutFilesAndLinks(inner)]))
}

function isFileOrLink(value: unknown): boolean {
  return isObject(value) && (value['type'] === 'link' || value['type'] === 'image')
}
