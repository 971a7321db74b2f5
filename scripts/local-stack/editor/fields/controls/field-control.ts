import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'

/** Everything that the control of a field knows. */
export type FieldControlProps = {
  field: WireField
  /** Name of the field, with the language's ending where a translation is edited. */
  name: string
  value: unknown
  /** Called with the whole new value; undefined removes the field from the block. */
  onChange: (value: unknown) => void
  /** `<storyId>__<field>-<blokUid>` */
  inputId: string
  /** Empty: the space's default language. */
  language: string
  /** What is wrong with the value, in words. */
  issue: string | undefined
  services: EditorServices
  /** What an empty text input shows: the words of the default language. */
  placeholder?: string | undefined
}
