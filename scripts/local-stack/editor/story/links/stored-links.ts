import { isObject } from '../../../is-object.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isBlock, listBlocks } from '../find-block.ts'
import { fieldOfKey, languageOfKey } from '../versions/language-of-key.ts'

/** A link as a field or a rich text stores it, with the field that contains it. */
export type StoredLink = {
  block: WireBlock
  field: string
  /** Code of the language; empty for the default one, undefined for a field that all languages share. */
  language: string | undefined
  kind: 'story' | 'url' | 'email' | 'asset'
  /** Of a link to a story. */
  uuid: string
  /** As it is stored; of a link to a story, the address that it had when it was chosen. */
  address: string
}

/** Every link of a story that has a target, in every language, in the order of its content. */
export function storedLinks(content: WireBlock, components: readonly WireComponent[]): readonly StoredLink[] {
  const schemas = new Map(components.map(({ name, schema }) => [name, schema]))
  return listBlocks(content).flatMap(({ block }) =>
    Object.entries(block).flatMap(([key, value]) => {
      const language = languageOfKey(key, schemas.get(block.component) ?? {})
      const place = { block, field: fieldOfKey(key), language }
      return targetsIn(value).map((target): StoredLink => ({ ...place, ...target }))
    }),
  )
}

type Target = Pick<StoredLink, 'kind' | 'uuid' | 'address'>

const kinds = ['story', 'url', 'email', 'asset'] as const

/** Values with a kind of link, in a field, in the marks of a rich text or in a plugin's value; blocks have links of their own. */
function targetsIn(value: unknown): Target[] {
  if (Array.isArray(value)) return value.flatMap(targetsIn)
  if (!isObject(value) || isBlock(value)) return []
  const kind = kinds.find((one) => one === value['linktype'])
  if (kind === undefined) return Object.values(value).flatMap(targetsIn)
  const uuid = kind === 'story' ? textIn(value, ['uuid', 'id']) : ''
  const address = textIn(value, kind === 'email' ? ['email', 'url', 'href'] : ['url', 'href', 'cached_url'])
  return uuid === '' && address === '' ? [] : [{ kind, uuid, address }]
}

function textIn(value: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
  const found = keys.map((key) => value[key]).find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof found === 'string' ? found.trim() : ''
}

const keys = ['url', 'href', 'cached_url']

/** The content with another address in every link to one, in fields, rich texts and plugin values. Objects without such a link stay the same. */
export function replaceAddress(content: WireBlock, from: string, to: string): WireBlock {
  const replaced = replaceIn(content, from, to)
  return isObject(replaced) ? { ...content, ...replaced } : content
}

function replaceIn(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) {
    const next = value.map((one) => replaceIn(one, from, to))
    return next.every((one, at) => one === value[at]) ? value : next
  }
  if (!isObject(value)) return value
  const isLink = value['linktype'] === 'url'
  const entries = Object.entries(value).map(([key, inner]) => {
    const isAddress = isLink && keys.includes(key) && typeof inner === 'string' && inner.trim() === from
    return [key, isAddress ? to : replaceIn(inner, from, to)] as const
  })
  return entries.every(([key, inner]) => inner === value[key]) ? value : Object.fromEntries(entries)
}
