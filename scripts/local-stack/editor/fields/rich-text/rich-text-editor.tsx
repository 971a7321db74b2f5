import { EditorContent } from '@tiptap/react'
import { useContext, useState } from 'react'
import type { FieldControlProps } from '../controls/field-control.ts'
import { fieldNameFor } from '../field-name.ts'
import { ReadOnly } from '../form/read-only.ts'
import { FieldHelp, FieldIssue, RequiredMark } from '../frame-parts.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { NestedBlocksContext } from './nested-blocks.ts'
import { LeftOutNotice } from './pasted/left-out-notice.tsx'
import type { LeftOut } from './pasted/read-pasted.ts'
import { TextToolbar } from './toolbar/text-toolbar.tsx'
import type { ToolWindow } from './toolbar/tools.ts'
import { useTextEditor } from './use-text-editor.ts'
import { ToolWindows } from './windows/tool-windows.tsx'

/** The text with its tools above. */
export function RichTextEditor(props: FieldControlProps) {
  const { field, name, inputId, services, language } = props
  const messages = messagesOf(services)
  const isReadOnly = useContext(ReadOnly)
  const [opened, setOpened] = useState<ToolWindow>()
  const [leftOut, setLeftOut] = useState<LeftOut>()
  const editor = useTextEditor(props, isReadOnly, setLeftOut)
  const close = () => {
    setOpened(undefined)
    // The dialog returns the focus to the tool first; then it must move on to the text.
    setTimeout(() => editor.commands.focus(), 0)
  }
  return (
    <div className="field field-text" data-field={name}>
      <span className="field-name" id={`${inputId}-name`}>
        {fieldNameFor(field, name)}
        <RequiredMark {...props} />
      </span>
      <FieldHelp {...props} />
      <NestedBlocksContext value={{ services, storyId: Number.parseInt(inputId, 10), language, isReadOnly }}>
        <div className="field-editor">
          {!isReadOnly && <TextToolbar {...props} editor={editor} onOpen={setOpened} />}
          <EditorContent editor={editor} />
        </div>
        {opened !== undefined && <ToolWindows {...props} editor={editor} opened={opened} onClose={close} />}
      </NestedBlocksContext>
      <LeftOutNotice leftOut={leftOut} services={services} />
      <p className="field-count" id={`${inputId}-keys`}>
        {messages('textToolsHelp')}
      </p>
      <FieldIssue {...props} />
    </div>
  )
}
