import type { FieldProps } from './field-props.ts'
import { NativeField } from './native-field.tsx'

export type FileFieldProps = FieldProps & {
  /** Types and endings, as the `accept` attribute has them. */
  accept: string
  isMultiple: boolean
}

/** Files from the device. The browser keeps them; nothing here can put one back. */
export function FileField({ accept, isMultiple, ...field }: FileFieldProps) {
  return (
    <NativeField field={field}>
      {(control) => <input {...control} type="file" accept={accept} multiple={isMultiple} />}
    </NativeField>
  )
}
