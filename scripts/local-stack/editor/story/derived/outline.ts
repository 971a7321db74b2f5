import { fieldKeyFor } from '../../fields/form/field-key.ts'
import type { WireComponent, WireField } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { onlyBlockOf } from '../allowed-blocks.ts'
import { blocksAt } from '../block-place.ts'
import { type ContentPath, isBlock } from '../find-block.ts'

/** A line of the outline: a block, or a list of blocks when its block has several. */
export type OutlineNode = {
  id: string
  kind: 'block' | 'list'
  /** Name of the component or of the field. */
  name: string
  /** Preview text of the block: the value of its preview field. */
  preview: string
  /** Of a block. */
  uid: string | undefined
  component: WireComponent | undefined
  /** Of a block in a list. */
  position: BlockPosition | undefined
  /** Drop target of this line; undefined when nothing can be dropped. */
  list: OutlineList | undefined
  children: OutlineNode[]
}

/** Position of a block among its siblings. */
export type BlockPosition = { index: number; count: number }

type OutlineList = { path: ContentPath; field: WireField; count: number }

type Level = { components: readonly WireComponent[]; language: string }
type At = { path: ContentPath; level: Level }

/**
 * The blocks of a story as a tree. Lists have their own lines when a block has more than one. An unchanged block at
 * the same position reuses its line object.
 */
export function outlineOf(content: WireBlock, components: readonly WireComponent[], language: string): OutlineNode {
  return knownNode(content, undefined, { path: [], level: { components, language } })
}

/** One line of a block: its component, and the value of its preview field. */
export function lineOf(block: WireBlock, components: readonly WireComponent[], language: string) {
  const component = components.find(({ name }) => name === block.component)
  return { name: component?.real_name ?? block.component, preview: previewOf(block, component, language), component }
}

/**
 * Key of an outline's structure: equal for outlines with the same lines and positions, whatever their preview texts.
 */
export function shapeOf({ id, list, children }: OutlineNode): string {
  return `${id} ${list?.path.join('/') ?? ''}(${children.map(shapeOf).join()})`
}

const known = new WeakMap<WireBlock, { key: string; components: readonly WireComponent[]; node: OutlineNode }>()

function knownNode(block: WireBlock, position: BlockPosition | undefined, at: At): OutlineNode {
  const { components, language } = at.level
  const key = [language, position?.index, position?.count, ...at.path].join()
  const found = known.get(block)
  if (found?.key === key && found.components === components) return found.node
  const node = blockNode(block, position, at)
  known.set(block, { key, components, node })
  return node
}

function blockNode(block: WireBlock, position: BlockPosition | undefined, { path, level }: At): OutlineNode {
  const { name, preview, component } = lineOf(block, level.components, level.language)
  const lists = listsOf(block, component, level.language).map((list) =>
    listNode(list, block, { path: [...path, ...list.path], level }),
  )
  const lines = lists.filter(({ list }) => !isSection(list, level))
  const only = lists.length === 1 ? lines[0] : undefined
  return {
    id: block._uid,
    kind: 'block',
    name,
    preview,
    uid: block._uid,
    component,
    position,
    list: only?.list,
    children: only ? only.children : lines,
  }
}

/** A section of the form has no line of its own. */
function isSection(list: OutlineNode['list'], { components }: Level): boolean {
  return list !== undefined && onlyBlockOf(list.field, components) !== undefined
}

type BlockList = { label: string; field: WireField; path: ContentPath }

/** Lists of blocks in the order of the form, including those inside rich texts. */
function listsOf(block: WireBlock, component: WireComponent | undefined, language: string): BlockList[] {
  const fields = Object.entries(component?.schema ?? {}).toSorted(
    ([, left], [, right]) => (left.pos ?? 0) - (right.pos ?? 0),
  )
  return fields.flatMap(([name, field]) => {
    const label = field.display_name || name
    if (field.type === 'bloks') return [{ label, field, path: [name] }]
    // A translated text has blocks of its own.
    const own = fieldKeyFor(name, field, language)
    const key = own in block ? own : name
    return field.type === 'richtext' ? bodiesIn(block[key], [key]).map((path) => ({ label, field, path })) : []
  })
}

function bodiesIn(value: unknown, path: ContentPath): ContentPath[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.some(isBlock)) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    bodiesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function listNode(list: BlockList, block: WireBlock, { path, level }: At): OutlineNode {
  const inner = blocksAt(block, list.path)
  return {
    id: `list:${path.join('/')}:${block._uid}`,
    kind: 'list',
    name: list.label,
    preview: '',
    uid: undefined,
    component: undefined,
    position: undefined,
    list: { path, field: list.field, count: inner.length },
    children: inner.map((one, index) =>
      knownNode(one, { index, count: inner.length }, { path: [...path, index], level }),
    ),
  }
}

/** The value of the component's preview field, else of its first text, in the edited language. */
function previewOf(block: WireBlock, component: WireComponent | undefined, language: string): string {
  const schema = component?.schema ?? {}
  const texts = Object.keys(schema).filter((name) => schema[name]?.type === 'text')
  const field = component?.preview_field || texts[0]
  if (!field) return ''
  const translated = language === '' ? undefined : block[`${field}__i18n__${language.replaceAll('-', '_')}`]
  const value = translated || block[field]
  return typeof value === 'string' ? value : ''
}
