import type { FieldControlProps } from './controls/field-control.ts'
import { GroupFrame } from './group-frame.tsx'
import { messagesOf } from './messages/messages-of.ts'

/** A value of an unknown type: shown as it is stored, never changed. */
export function StoredValue(props: FieldControlProps) {
  const { field, value, services } = props
  return (
    <GroupFrame {...props}>
      <p className="field-note">{messagesOf(services)('unknownField', { kind: field.type })}</p>
      {value !== undefined && <pre className="field-raw">{JSON.stringify(value, undefined, 2)}</pre>}
    </GroupFrame>
  )
}
