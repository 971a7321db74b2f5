import type { Schema } from '@tiptap/pm/model'
import { editorAttributes } from './attributes.ts'
import { type DocumentMark, type DocumentNode, isDocumentNode } from './wire-node.ts'
import { markRows, nodeRows } from './wire-rows.ts'

/** Nodes whose children are words and pictures in a line. */
const lines = new Set(['paragraph', 'heading'])

const nodesByName = new Map(nodeRows.filter(({ editor }) => editor !== 'inlineImage').map((row) => [row.wire, row]))
const inlineImage = nodeRows.find(({ editor }) => editor === 'inlineImage')
const marksByName = new Map(markRows.map((row) => [row.wire, row]))

/**
 * A stored document as the editor holds it. Nodes and marks the editor does not know, and pieces that break its rules,
 * become `kept` nodes that hold what was stored.
 * @param stored `{type: "doc", content}`; anything else begins an empty document
 */
export function toEditorDocument(stored: unknown, schema: Schema): DocumentNode {
  const content = isDocumentNode(stored) && stored.type === 'doc' && Array.isArray(stored.content) ? stored.content : []
  const pieces = content.map((node: unknown) => pieceOf(node, schema))
  return { type: 'doc', content: pieces.length > 0 ? pieces : [{ type: 'paragraph' }] }
}

function pieceOf(stored: unknown, schema: Schema): DocumentNode {
  const piece = isDocumentNode(stored) ? toEditorNode(stored, false) : storedNode(stored, false)
  try {
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

/** Words without a letter are no words for the editor's model. */
function childrenOf(stored: readonly DocumentNode[], isInLine: boolean): DocumentNode[] {
  return stored.filter(({ type, text }) => type !== 'text' || text !== '').map((child) => toEditorNode(child, isInLine))
}

function toEditorMark(stored: DocumentMark): DocumentMark {
  const row = marksByName.get(stored.type)
  if (row === undefined) return { type: 'keptMark', attrs: { wire: stored } }
  return { type: row.editor, attrs: editorAttributes(row, stored.attrs) }
}

function storedNode(stored: unknown, isInLine: boolean): DocumentNode {
  return { type: isInLine ? 'keptInLine' : 'kept', attrs: { wire: stored } }
}
