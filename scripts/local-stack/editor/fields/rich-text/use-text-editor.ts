import type { Editor, Extensions, JSONContent } from '@tiptap/core'
import { ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { isSameJson } from '../../story/is-same-json.ts'
import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { BlokView } from './blok-view.tsx'
import { toEditorDocument } from './document/to-editor-document.ts'
import { toStoredDocument } from './document/to-stored-document.ts'
import type { DocumentNode } from './document/wire-node.ts'
import { type LeftOut, readPasted } from './pasted/read-pasted.ts'
import { BlokNode } from './schema/blok-node.ts'
import { richTextExtensions, richTextSchema } from './schema/extensions.ts'

const schema = richTextSchema()

const extensions: Extensions = richTextExtensions().map((extension) =>
  extension.name === 'blok' ? BlokNode.extend({ addNodeView: () => ReactNodeViewRenderer(BlokView) }) : extension,
)

/**
 * An editor of a stored text. It reports changes only when the editor makes one, so that an opened text stays
 * unchanged; it shows a value that changes outside (undo, another version).
 * @param onPasted receives the parts that a paste leaves out
 */
export function useTextEditor(
  props: FieldControlProps,
  isReadOnly: boolean,
  onPasted: (left: LeftOut) => void,
): Editor {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const written = useRef(props.value)
  const editor = useEditor({
    extensions,
    content: contentOf(props.value),
    editable: !isReadOnly,
    editorProps: {
      attributes: () => editorAttributes(latest.current, isReadOnly),
      handleKeyDown: (_, event) => goToTools(event, latest.current.inputId),
      transformPastedHTML: (html) => {
        const { html: taken, leftOut } = readPasted(html)
        onPasted(leftOut)
        return taken
      },
      handlePaste: (_, event) => onlyFiles(event, onPasted),
    },
    onUpdate: ({ editor: current }) => {
      const stored = toStoredDocument(current.getJSON() as DocumentNode)
      written.current = stored
      latest.current.onChange(stored)
    },
  })
  useEffect(() => {
    if (isSameJson(props.value, written.current)) return
    written.current = props.value
    editor.commands.setContent(contentOf(props.value), { emitUpdate: false })
  }, [editor, props.value])
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])
  return editor
}

function contentOf(stored: unknown): JSONContent {
  return toEditorDocument(stored, schema) as JSONContent
}

function editorAttributes(props: FieldControlProps, isReadOnly: boolean): Record<string, string> {
  const { inputId, field } = props
  const { 'aria-describedby': described = '' } = describedBy(props)
  return {
    id: inputId,
    class: 'field-words',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${inputId}-name`,
    'aria-describedby': `${described} ${inputId}-keys`.trim(),
    ...(props.issue !== undefined && { 'aria-invalid': 'true' }),
    ...(field.required === true && { 'aria-required': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    tabindex: '0',
  }
}

/** A copied file or screenshot: the browser would insert nothing. */
function onlyFiles({ clipboardData: data }: ClipboardEvent, onPasted: (left: LeftOut) => void): boolean {
  if (!data || data.files.length === 0 || data.types.some((type) => type.startsWith('text/'))) return false
  onPasted({ comments: 0, embedded: 0, pictures: data.files.length })
  return true
}

function goToTools(event: KeyboardEvent, inputId: string): boolean {
  if (event.key !== 'F10' || !event.altKey) return false
  const tools = document.getElementById(`${inputId}-tools`)
  tools?.querySelector<HTMLElement>('select, button')?.focus()
  return true
}
