import type { ReactNode } from 'react'

/** The props of every field of a form. */
export type FieldProps = {
  /** Name under which the answer is sent. */
  name: string
  label: string
  /** Shown before the field. */
  help?: string | undefined
  /** In words; its presence makes the field invalid. */
  error?: string | undefined
  isRequired: boolean
  /** The sign after the label of an answer that is needed. */
  mark?: ReactNode
}
