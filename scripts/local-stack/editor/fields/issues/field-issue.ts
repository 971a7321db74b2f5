import type { FieldMessage } from '../messages/field-messages.ts'

/** An issue of a value: a key of the dictionary and the values of its placeholders. */
export type FieldIssue = { word: FieldMessage; values?: Readonly<Record<string, string | number>> }
