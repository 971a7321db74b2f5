import { isObject } from '../../../is-object.ts'
import type { WireField } from '../../services/wire-component.ts'
import { fileNameOf, isAllowedFile } from '../media/file-kind.ts'
import type { FieldIssue } from './field-issue.ts'

/** The file's kind is not allowed by the field. */
export function fileIssue(field: WireField, values: readonly unknown[]): FieldIssue | undefined {
  const names = values.map((value) => (isObject(value) ? String(value['filename'] ?? '') : ''))
  const wrong = names.find((name) => name !== '' && !isAllowedFile(name, field.filetypes))
  return wrong === undefined ? undefined : { word: 'wrongFileKind', values: { name: fileNameOf(wrong) } }
}
