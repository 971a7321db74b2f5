import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import type { LinkValue } from './link-value.ts'

export type LinkFormProps = {
  field: WireField
  link: LinkValue
  onChange: (link: LinkValue) => void
  inputId: string
  services: EditorServices
}
