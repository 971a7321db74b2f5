import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { EditorServices } from '../../../services/editor-services.ts'
import type { WireField } from '../../../services/wire-component.ts'
import { messagesOf } from '../../messages/field-messages.ts'
import { isOffered, offeredLevels, type ToolWindow } from './tools.ts'

/** Paragraph, heading or code: the type of the cursor's line. */
export function BlockStyle({ editor, field, services }: TextToolbarProps) {
  const messages = messagesOf(services)
  const levels = offeredLevels(field)
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('codeBlock')
        ? 'code'
        : now.isActive('heading')
          ? String(now.getAttributes('heading')['level'])
          : 'paragraph',
  })
  const shown = levels.map(String).includes(current) || Number.isNaN(Number(current)) ? levels : [...levels, +current]
  const choose = (style: string) => {
    const chain = editor.chain().focus()
    if (style === 'code') return chain.setNode('codeBlock').run()
    return style === 'paragraph' ? chain.setParagraph().run() : chain.setNode('heading', { level: Number(style) }).run()
  }
  return (
    <select
      className="field-box field-tool-choice"
      aria-label={messages('blockStyle')}
      value={current}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="paragraph">{messages('paragraph')}</option>
      {shown.map((level) => (
        <option key={level} value={level}>
          {messages('heading', { level })}
        </option>
      ))}
      {(isOffered(field, 'code') || current === 'code') && <option value="code">{messages('codeBlock')}</option>}
    </select>
  )
}

/** A style of the schema for the selected text. */
export function WordStyle({ editor, field, services }: TextToolbarProps) {
  const messages = messagesOf(services)
  const styles = field.style_options ?? []
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('styled')['class'] ?? ''),
  })
  if (styles.length === 0 && current === '') return null
  const isStranger = current !== '' && !styles.some(({ value }) => value === current)
  return (
    <select
      className="field-box field-tool-choice"
      aria-label={messages('textStyle')}
      value={current}
      onChange={({ target }) => {
        const chain = editor.chain().focus().extendMarkRange('styled')
        if (target.value === '') chain.unsetMark('styled').run()
        else chain.setMark('styled', { class: target.value }).run()
      }}
    >
      <option value="">{messages('noStyle')}</option>
      {isStranger && <option value={current}>{current}</option>}
      {styles.map(({ name, value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

export type TextToolbarProps = {
  editor: Editor
  field: WireField
  inputId: string
  services: EditorServices
  onOpen: (opened: ToolWindow) => void
}
