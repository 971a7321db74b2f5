import type { ReactNode } from 'react'
import { describedBy, type FieldControlProps } from './controls/field-control.ts'
import { fieldNameFor } from './field-name.ts'
import { messagesOf } from './messages/field-messages.ts'

export function RequiredMark({ field, services }: Pick<FieldControlProps, 'field' | 'services'>) {
  if (field.required !== true) return null
  return <span className="field-required"> ({messagesOf(services)('required')})</span>
}

export function FieldHelp({ field, inputId }: Pick<FieldControlProps, 'field' | 'inputId'>) {
  if (!field.description) return null
  return (
    <p className="field-help" id={`${inputId}-help`}>
      {field.description}
    </p>
  )
}

export function FieldIssue({ issue, inputId }: Pick<FieldControlProps, 'issue' | 'inputId'>) {
  if (issue === undefined) return null
  return (
    <p className="field-issue" id={`${inputId}-issue`}>
      {issue}
    </p>
  )
}

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
