import { isObject } from '../../../is-object.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isBlock } from '../find-block.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Uuids of the stories that a block shows or links to, in every language; those of the blocks inside it are not among them. */
export function referencesOf(block: WireBlock, component: Pick<WireComponent, 'schema'>): string[] {
  const found = new Set<string>()
  for (const [key, value] of Object.entries(block)) {
    const field = component.schema[key.split('__i18n__')[0] ?? key]
    if (field?.source === 'internal_stories') {
      for (const one of [value].flat()) if (typeof one === 'string' && uuid.test(one)) found.add(one)
    } else for (const one of linksIn(value)) found.add(one)
  }
  return [...found]
}

/** Links of fields and of the marks of rich texts. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isObject(value) || isBlock(value)) return []
  const { linktype, id, uuid: marked } = value
  const target = linktype === 'story' ? (marked ?? id) : undefined
  const own = typeof target === 'string' && uuid.test(target) ? [target] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}
