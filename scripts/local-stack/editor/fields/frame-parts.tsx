import type { FieldControlProps } from './controls/field-control.ts'
import { messagesOf } from './messages/messages-of.ts'

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
