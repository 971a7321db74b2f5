import { EditorContent } from '@tiptap/react'
import { type ComponentType, useContext, useState } from 'react'
import type { EditorServices } from '../../services/editor-services.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { fieldNameFor } from '../field-name.ts'
import { ReadOnly } from '../form/read-only.ts'
import { FieldHelp, FieldIssue, RequiredMark } from '../frame-parts.tsx'
import { isEmptyValue } from '../is-empty-value.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { StoredValue } from '../stored-value.tsx'
import { isDocumentNode } from './document/wire-node.ts'
import { NestedBlocksContext } from './nested-blocks.ts'
import type { LeftOut } from './pasted/read-pasted.ts'
import { TextToolbar } from './toolbar/text-toolbar.tsx'
import type { ToolWindow } from './toolbar/tools.ts'
import { useTextEditor } from './use-text-editor.ts'
import { BlockWindow } from './windows/block-window.tsx'
import { GroundWindow, InkWindow } from './windows/colour-window.tsx'
import { EmojiWindow } from './windows/emoji-window.tsx'
import { AnchorWindow, LinkWindow } from './windows/link-window.tsx'
import { PictureWindow, PictureWordsWindow } from './windows/picture-window.tsx'
import type { WindowProps } from './windows/window-props.ts'

/** A rich text with every node and mark of the vendor's; a value that is no rich text is kept unchanged. */
export function RichTextControl(props: FieldControlProps) {
  const isText = isEmptyValue(props.value) || (isDocumentNode(props.value) && props.value.type === 'doc')
  return isText ? <RichTextEditor {...props} /> : <StoredValue {...props} />
}

/** The text with its tools above. */
function RichTextEditor(props: FieldControlProps) {
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

const kinds = ['pictures', 'comments', 'embedded'] as const
const words = { pictures: 'pastedPictures', comments: 'pastedComments', embedded: 'pastedEmbedded' } as const

/** Lists the parts that the last paste left out, until the next one. */
function LeftOutNotice({ leftOut, services }: { leftOut: LeftOut | undefined; services: EditorServices }) {
  const messages = messagesOf(services)
  const found = kinds.filter((kind) => leftOut && leftOut[kind] > 0)
  return (
    <output className="field-issue" hidden={found.length === 0}>
      {found.map((kind) => messages(words[kind], { count: leftOut?.[kind] ?? 0 })).join(' ')}
    </output>
  )
}

const windows: Readonly<Record<ToolWindow, ComponentType<WindowProps>>> = {
  link: LinkWindow,
  image: PictureWindow,
  pictureWords: PictureWordsWindow,
  emoji: EmojiWindow,
  anchor: AnchorWindow,
  colour: InkWindow,
  highlight: GroundWindow,
  blok: BlockWindow,
}

/** The dialog that a tool opens. */
function ToolWindows({ opened, ...props }: WindowProps & { opened: ToolWindow }) {
  const Window = windows[opened]
  return <Window {...props} />
}
