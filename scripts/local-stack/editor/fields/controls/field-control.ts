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

/** ARIA attributes that connect an input to the help and the issue in its frame. */
export function describedBy({ field, inputId, issue }: Pick<FieldControlProps, 'field' | 'inputId' | 'issue'>) {
  const ids = [field.description ? `${inputId}-help` : '', issue === undefined ? '' : `${inputId}-issue`]
  const described = ids.filter((id) => id !== '').join(' ')
  return {
    ...(described !== '' && { 'aria-describedby': described }),
    ...(issue !== undefined && { 'aria-invalid': true }),
    ...(field.required === true && { 'aria-required': true }),
  }
}

/** @param name name of the field, with or without the ending of a language */
export function blockUidOf(inputId: string, name: string): string {
  const rest = inputId.slice(inputId.indexOf('__') + 2)
  const base = name.split('__i18n__')[0] ?? name
  return rest.slice((rest.startsWith(`${name}-`) ? name : base).length + 1)
}
