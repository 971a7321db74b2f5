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
