import type { ReactNode } from 'react'
import { describedBy } from './controls/described-by.ts'
import type { FieldControlProps } from './controls/field-control.ts'
import { fieldNameFor } from './field-name.ts'
import { FieldHelp, FieldIssue, RequiredMark } from './frame-parts.tsx'

/** The name, help and issue of a field that consists of several controls. */
export function GroupFrame({ children, ...props }: FieldControlProps & { children: ReactNode }) {
  const { field, name, inputId } = props
  const described = describedBy(props)['aria-describedby']
  return (
    <fieldset
      className="field"
      data-field={name}
      id={inputId}
      tabIndex={-1}
      {...(described !== undefined && { 'aria-describedby': described })}
    >
      <legend className="field-name">
        {fieldNameFor(field, name)}
        <RequiredMark {...props} />
      </legend>
      <FieldHelp {...props} />
      {children}
      <FieldIssue {...props} />
    </fieldset>
  )
}
