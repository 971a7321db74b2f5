import type { Editor } from '@tiptap/core'
import type { EditorServices } from '../../../services/editor-services.ts'
import type { WireField } from '../../../services/wire-component.ts'

export type WindowProps = {
  editor: Editor
  field: WireField
  inputId: string
  services: EditorServices
  onClose: () => void
}
