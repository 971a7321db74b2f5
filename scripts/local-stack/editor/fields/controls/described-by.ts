import type { FieldControlProps } from './field-control.ts'

/** Accessibility attributes that tie an input to the help and the issue that its frame draws. */
export function describedBy({ field, inputId, issue }: Pick<FieldControlProps, 'field' | 'inputId' | 'issue'>) {
  const ids = [field.description ? `${inputId}-help` : '', issue === undefined ? '' : `${inputId}-issue`]
  const described = ids.filter((id) => id !== '').join(' ')
  return {
    ...(described !== '' && { 'aria-describedby': described }),
    ...(issue !== undefined && { 'aria-invalid': true }),
    ...(field.required === true && { 'aria-required': true }),
  }
}
