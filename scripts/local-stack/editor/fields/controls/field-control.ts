import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'

/** Props of a field's control. */
export type FieldControlProps = {
  field: WireField
  /** Name of the field, with the language suffix where a translation is edited. */
  name: string
  value: unknown
  /** Called with the whole new value; undefined removes the field from the block. */
  onChange: (value: unknown) => void
  /** `<storyId>__<field>-<blokUid>` */
  inputId: string
  /** Empty: the space's default language. */
  language: string
  /** The issue of the value, as a message. */
  issue: string | undefined
  services: EditorServices
  /** Placeholder of an empty text input: the text of the default language. */
  placeholder?: string | undefined
}
