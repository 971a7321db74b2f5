import { isObject } from '../../../is-object.ts'
import type { WireBlock } from '../../services/wire-story.ts'

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
