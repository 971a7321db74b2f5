import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { blocksAt } from './block-place.ts'
import { type ContentPath, isBlock } from './find-block.ts'

/** A line of the outline: a block, or a list of blocks where its block has several. */
export type OutlineNode = {
  id: string
  kind: 'block' | 'list'
  /** Name of the component or of the field. */
  name: string
  /** What the block says of itself: the value of its preview field. */
  preview: string
  /** Of a block. */
  uid: string | undefined
  component: WireComponent | undefined
  /** Where blocks are put that are dropped on this line; undefined where none can be. */
  list: ContentPath | undefined
  children: OutlineNode[]
}

type Level = { components: ReadonlyMap<string, WireComponent>; language: string }

/** The blocks of a story as a tree. Lists have lines of their own where a block has more than one. */
export function outlineOf(content: WireBlock, components: readonly WireComponent[], language: string): OutlineNode {
  return blockNode(content, [], { components: new Map(components.map((one) => [one.name, one])), language })
}

function blockNode(block: WireBlock, path: ContentPath, level: Level): OutlineNode {
  const component = level.components.get(block.component)
  const lists = listsOf(block, component).map((list) => listNode(list, block, { path: [...path, ...list.path], level }))
  const [only] = lists
  return {
    id: block._uid,
    kind: 'block',
    name: component?.real_name ?? block.component,
    preview: previewOf(block, component, level.language),
    uid: block._uid,
    component,
    list: lists.length === 1 ? only?.list : undefined,
    children: lists.length === 1 ? (only?.children ?? []) : lists,
  }
}

type BlockList = { name: string; label: string; path: ContentPath }

/** Fields of blocks in the order of the form, and the lists inside rich texts. */
function listsOf(block: WireBlock, component: WireComponent | undefined): BlockList[] {
  const fields = Object.entries(component?.schema ?? {}).toSorted(
    ([, left], [, right]) => (left.pos ?? 0) - (right.pos ?? 0),
  )
  return fields.flatMap(([name, field]) => {
    const label = field.display_name || name
    if (field.type === 'bloks') return [{ name, label, path: [name] }]
    return field.type === 'richtext' ? bodiesIn(block[name], [name]).map((path) => ({ name, label, path })) : []
  })
}

function bodiesIn(value: unknown, path: ContentPath): ContentPath[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.some(isBlock)) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    bodiesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

type At = { path: ContentPath; level: Level }

function listNode(list: BlockList, block: WireBlock, { path, level }: At): OutlineNode {
  const inner = blocksAt(block, list.path)
  return {
    id: `list:${path.join('/')}:${block._uid}`,
    kind: 'list',
    name: list.label,
    preview: '',
    uid: undefined,
    component: undefined,
    list: path,
    children: inner.map((one, index) => blockNode(one, [...path, index], level)),
  }
}

/** The value of the component's preview field, else of its first text, in the language that is edited. */
function previewOf(block: WireBlock, component: WireComponent | undefined, language: string): string {
  const schema = component?.schema ?? {}
  const texts = Object.keys(schema).filter((name) => schema[name]?.type === 'text')
  const field = component?.preview_field || texts[0]
  if (!field) return ''
  const translated = language === '' ? undefined : block[`${field}__i18n__${language.replaceAll('-', '_')}`]
  const value = translated || block[field]
  return typeof value === 'string' ? value : ''
}
