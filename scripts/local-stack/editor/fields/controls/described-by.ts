import type { FieldControlProps } from './field-control.ts'

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
