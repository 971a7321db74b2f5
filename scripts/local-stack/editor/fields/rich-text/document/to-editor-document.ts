import type { Schema } from '@tiptap/pm/model'
import { editorAttributes } from './attributes.ts'
import { type DocumentMark, type DocumentNode, isDocumentNode } from './wire-node.ts'
import { markRows, nodeRows } from './wire-rows.ts'

/** Nodes with inline children. */
const lines = new Set(['paragraph', 'heading'])

const nodesByName = new Map(nodeRows.filter(({ editor }) => editor !== 'inlineImage').map((row) => [row.wire, row]))
const inlineImage = nodeRows.find(({ editor }) => editor === 'inlineImage')
const marksByName = new Map(markRows.map((row) => [row.wire, row]))

/**
 * Converts a stored document for the editor. Unknown nodes and marks, and parts that violate its schema, become `unknown`
 * nodes that carry the stored JSON.
 * @param stored `{type: "doc", content}`; any other value starts an empty document
 */
export function toEditorDocument(stored: unknown, schema: Schema): DocumentNode {
  const content = isDocumentNode(stored) && stored.type === 'doc' && Array.isArray(stored.content) ? stored.content : []
  const pieces = content.map((node: unknown) => pieceOf(node, schema))
  return { type: 'doc', content: pieces.length > 0 ? pieces : [{ type: 'paragraph' }] }
}

function pieceOf(stored: unknown, schema: Schema): DocumentNode {
  try {
    const piece = isDocumentNode(stored) ? toEditorNode(stored, false) : storedNode(stored, false)
    schema.nodeFromJSON(piece).check()
    return piece
  } catch {
    return storedNode(stored, false)
  }
}

function toEditorNode(stored: DocumentNode, isInLine: boolean): DocumentNode {
  const row = stored.type === 'image' && isInLine ? inlineImage : nodesByName.get(stored.type)
  const marks = stored.marks && stored.marks.length > 0 ? { marks: stored.marks.map(toEditorMark) } : {}
  if (stored.type === 'text') return { type: 'text', text: stored.text ?? '', ...marks }
  if (row === undefined) return storedNode(stored, isInLine)
  const children = stored.content && { content: childrenOf(stored.content, lines.has(stored.type)) }
  return { type: row.editor, attrs: editorAttributes(row, stored.attrs), ...children, ...marks }
}

/** The editor's model has no empty text nodes. */
function childrenOf(stored: readonly DocumentNode[], isInLine: boolean): DocumentNode[] {
  return stored.filter(({ type, text }) => type !== 'text' || text !== '').map((child) => toEditorNode(child, isInLine))
}

function toEditorMark(stored: DocumentMark): DocumentMark {
  const row = marksByName.get(stored.type)
  if (row === undefined) return { type: 'keptMark', attrs: { wire: stored } }
  return { type: row.editor, attrs: editorAttributes(row, stored.attrs) }
}

function storedNode(stored: unknown, isInLine: boolean): DocumentNode {
  return { type: isInLine ? 'unknownInline' : 'unknown', attrs: { wire: stored } }
}
