import { isObject } from '../parse/is-object.ts'
import type { WireField } from '../schema/field.ts'
import { blocksByName } from '../schema/registry.ts'

/** A heading with the text below it. */
export type TextSection = { heading: string | undefined; text: string }

const mostWords = 200
const maxDepth = 40
/** Names of fields with a heading for the text after it. */
const headings = ['title', 'heading', 'question']

type Json = Readonly<Record<string, unknown>>
type Writer = { sections: { heading: string | undefined; words: string[] }[] }

/**
 * The readable words of a story's content in the order of the page, a section for each heading. Only what editors
 * translate counts as text: values, codes and addresses of links are left out.
 * @param without fields of the story itself that the record has elsewhere, such as its title
 */
export function textSections(content: Json & { component: string }, without: readonly string[]): TextSection[] {
  const writer: Writer = { sections: [{ heading: undefined, words: [] }] }
  writeBlock(writer, content, { without, depth: 0 })
  return writer.sections
    .map(({ heading, words }) => ({ heading, text: words.slice(0, mostWords).join(' ') }))
    .filter(({ heading, text }) => text !== '' || heading !== undefined)
}

type Place = { without: readonly string[]; depth: number }

function writeBlock(writer: Writer, block: Json, { without, depth }: Place): void {
  const definition = blocksByName.get(String(block['component']))
  if (!definition || depth > maxDepth || silent.includes(definition.name)) return
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!without.includes(name)) writeField(writer, block[name], { name, wire: field.wire, depth: depth + 1 })
  }
}

/** Blocks whose words are no part of the page. */
const silent: readonly string[] = ['seo', 'access']

type FieldPlace = { name: string; wire: WireField; depth: number }

function writeField(writer: Writer, value: unknown, { name, wire, depth }: FieldPlace): void {
  if (wire.type === 'richtext') writeNode(writer, value, depth)
  if (wire.type === 'bloks') writeBlocks(writer, value, depth)
  const isText = (wire.type === 'text' || wire.type === 'textarea') && wire.translatable === true
  if (!isText || typeof value !== 'string' || value === '') return
  if (headings.includes(name)) begin(writer, value)
  else write(writer, value)
}

function writeBlocks(writer: Writer, value: unknown, depth: number): void {
  if (!Array.isArray(value)) return
  for (const inner of value) if (isObject(inner)) writeBlock(writer, inner, { without: [], depth })
}

function writeNode(writer: Writer, node: unknown, depth: number): void {
  if (!isObject(node) || depth > maxDepth) return
  if (node['type'] === 'heading') begin(writer, textOf(node, depth))
  else if (node['type'] === 'text') write(writer, String(node['text'] ?? ''))
  else if (node['type'] === 'blok') writeNested(writer, node, depth)
  else for (const child of childrenOf(node)) writeNode(writer, child, depth + 1)
}

function writeNested(writer: Writer, node: Json, depth: number): void {
  const attrs = node['attrs']
  if (isObject(attrs)) writeBlocks(writer, attrs['body'], depth + 1)
}

function textOf(node: unknown, depth: number): string {
  if (!isObject(node) || depth > maxDepth) return ''
  if (node['type'] === 'text') return String(node['text'] ?? '')
  return childrenOf(node)
    .map((child) => textOf(child, depth + 1))
    .join('')
}

function childrenOf(node: Json): readonly unknown[] {
  return Array.isArray(node['content']) ? node['content'] : []
}

function begin(writer: Writer, heading: string): void {
  writer.sections.push({ heading: heading.trim(), words: [] })
}

function write({ sections }: Writer, text: string): void {
  sections.at(-1)?.words.push(...text.split(/\s+/).filter((word) => word !== ''))
}
