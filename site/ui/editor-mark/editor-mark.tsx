import type { ReactNode } from 'react'
import { editorAttributes } from './editor-attributes.ts'

type EditorMarkProps = {
  block: { _editable?: string | undefined }
  as?: 'span' | 'div'
  children: ReactNode
}

/** A part of a page that is a block of its own: in a draft an element by which the editor selects it, else nothing. */
export function EditorMark({ block, as: Element = 'span', children }: EditorMarkProps) {
  const attributes = editorAttributes(block)
  return Object.keys(attributes).length === 0 ? children : <Element {...attributes}>{children}</Element>
}
