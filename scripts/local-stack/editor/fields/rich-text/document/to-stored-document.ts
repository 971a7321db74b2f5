import { storedAttributes } from './attributes.ts'
import type { DocumentMark, DocumentNode } from './wire-node.ts'
import { markRows, nodeRows, type WireRow } from './wire-rows.ts'

const nodesByName = new Map(nodeRows.map((row) => [row.editor, row]))
const marksByName = new Map(markRows.map((row) => [row.editor, row]))
const nodeKeys = new Set(nodeRows.flatMap(({ attributes }) => Object.keys(attributes)))

/**
 * The editor's document in storage form, `{type: "doc", content}`. Untouched parts are written back unchanged, except
 * for the order of marks, which is the editor's.
 */
export function toStoredDocument(document: DocumentNode): DocumentNode {
  return { type: 'doc', content: (document.content ?? []).map(toStoredNode) }
}

function toStoredNode(node: DocumentNode): DocumentNode {
  if (node.type === 'unknown' || node.type === 'unknownInline') return node.attrs?.['wire'] as DocumentNode
  if (node.type === 'text') return { type: 'text', text: node.text ?? '', ...storedMarks(node) }
  const row = nodesByName.get(node.type)
  const attrs = row && storedAttributes(row, node.attrs, (key) => nodeKeys.has(key))
  return { type: row?.wire ?? node.type, ...(attrs && { attrs }), ...storedChildren(node), ...storedMarks(node) }
}

function storedChildren({ content }: DocumentNode): { content?: DocumentNode[] } {
  return content === undefined ? {} : { content: content.map(toStoredNode) }
}

function storedMarks({ marks }: DocumentNode): { marks?: DocumentMark[] } {
  return marks && marks.length > 0 ? { marks: marks.map(toStoredMark) } : {}
}

function toStoredMark(mark: DocumentMark): DocumentMark {
  if (mark.type === 'keptMark') return mark.attrs?.['wire'] as DocumentMark
  const row: WireRow | undefined = marksByName.get(mark.type)
  const attrs = row && storedAttributes(row, mark.attrs, () => false)
  return attrs === undefined ? { type: row?.wire ?? mark.type } : { type: row?.wire ?? mark.type, attrs }
}
