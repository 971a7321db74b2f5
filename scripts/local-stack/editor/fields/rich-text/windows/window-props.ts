import type { Editor } from '@tiptap/core'
import type { EditorServices } from '../../../services/editor-services.ts'
import type { WireField } from '../../../services/wire-component.ts'

/** Props of a tool's dialog; it closes itself and returns the focus to the text. */
export type WindowProps = {
  editor: Editor
  field: WireField
  inputId: string
  services: EditorServices
  onClose: () => void
}
