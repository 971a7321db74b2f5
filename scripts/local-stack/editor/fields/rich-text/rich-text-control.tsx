import type { FieldControlProps } from '../controls/field-control.ts'
import { isEmptyValue } from '../is-empty-value.ts'
import { StoredValue } from '../stored-value.tsx'
import { isDocumentNode } from './document/wire-node.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

/** A rich text with every node and mark of the vendor's; a value that is no rich text is kept unchanged. */
export function RichTextControl(props: FieldControlProps) {
  const isText = isEmptyValue(props.value) || (isDocumentNode(props.value) && props.value.type === 'doc')
  return isText ? <RichTextEditor {...props} /> : <StoredValue {...props} />
}
