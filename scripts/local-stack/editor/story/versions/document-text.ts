import { isObject } from '../../../is-object.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { blocksIn } from '../merge/block-index.ts'

/** Nodes that end a line of text (Storyblok docs, rich text field). */
const lines = new Set([
  'paragraph',
  'heading',
  'code_block',
  'list_item',
  'table_row',
  'blok',
  'horizontal_rule',
  'hard_break',
])

/** @returns a line for each paragraph; undefined for a value that is no rich text */
export function documentText(value: unknown, nameOf: (block: WireBlock) => string): string | undefined {
  if (!isObject(value) || value['type'] !== 'doc') return undefined
  return textOf(value, nameOf)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function textOf(node: unknown, nameOf: (block: WireBlock) => string): string {
  if (!isObject(node)) return ''
  const { type, text, content, attrs } = node
  if (typeof text === 'string') return text
  const inner = Array.isArray(content)
    ? content.map((one) => textOf(one, nameOf)).join(type === 'table_row' ? ' ' : '')
    : ''
  const own =
    type === 'blok'
      ? blocksIn(attrs)
          .map((block) => `[${nameOf(block)}]`)
          .join('\n')
      : pictureText(type, attrs)
  const line = type === 'list_item' ? `• ${inner.replace(/^\n+/, '')}` : `${own}${inner}`
  return lines.has(String(type)) ? `${line}\n` : line
}

function pictureText(type: unknown, attrs: unknown): string {
  if (!isObject(attrs)) return ''
  if (type === 'emoji') return String(attrs['emoji'] ?? '')
  return type === 'image'
    ? `[${String(attrs['src'] ?? '')
        .split('/')
        .at(-1)}]`
    : ''
}
