import type { Editor } from '@tiptap/core'
import type { EditorServices } from '../../../services/editor-services.ts'
import type { WireField } from '../../../services/wire-component.ts'

/** What a window of the tools gets; it closes itself and gives the focus back to the text. */
export type WindowProps = {
  editor: Editor
  field: WireField
  inputId: string
  services: EditorServices
  onClose: () => void
}
