import type { ContentOf } from '../../schema/define-block.ts'
import { formCheckboxes, formConsent, formFile, formRadio, formSelect } from './chosen-questions.ts'
import { formDate, formEmail, formHidden, formNumber, formPhone, formText, formTextarea } from './written-questions.ts'

/** Every part an editor may put into a form. */
export const formFields = [
  formText,
  formTextarea,
  formEmail,
  formPhone,
  formNumber,
  formDate,
  formSelect,
  formRadio,
  formCheckboxes,
  formConsent,
  formFile,
  formHidden,
] as const

export type FormField = ContentOf<(typeof formFields)[number]>
/** A visible part with an answer. */
export type FormQuestion = Exclude<FormField, { component: 'form_hidden' }>
