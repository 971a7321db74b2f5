import type { Editor } from '@tiptap/core'
import type { EditorServices } from '../../../services/editor-services.ts'
import type { WireField } from '../../../services/wire-component.ts'
import type { ToolWindow } from './tools.ts'

export type TextToolbarProps = {
  editor: Editor
  field: WireField
  inputId: string
  services: EditorServices
  onOpen: (opened: ToolWindow) => void
}
