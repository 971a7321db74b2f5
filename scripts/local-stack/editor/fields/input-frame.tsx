import type { ReactNode } from 'react'
import type { FieldControlProps } from './controls/field-control.ts'
import { fieldNameFor } from './field-name.ts'
import { FieldHelp, FieldIssue, RequiredMark } from './frame-parts.tsx'

type FrameProps = FieldControlProps & { children: ReactNode; note?: ReactNode }

/** The name, help and issue of a field that is one input; the input inside has the id `inputId`. */
export function InputFrame({ children, note, ...props }: FrameProps) {
  const { field, name, inputId } = props
  return (
    <div className="field" data-field={name}>
      <label className="field-name" htmlFor={inputId}>
        {fieldNameFor(field, name)}
        <RequiredMark {...props} />
      </label>
      <FieldHelp {...props} />
      <div className="sb-textfield">{children}</div>
      {note}
      <FieldIssue {...props} />
    </div>
  )
}
