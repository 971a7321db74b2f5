import { blockUidOf, type FieldControlProps } from './controls/field-control.ts'
import { GroupFrame } from './frame-parts.tsx'
import { messagesOf } from './messages/field-messages.ts'

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

/** Slot for a field of blocks; the surrounding editor renders the blocks. */
export function BlocksSlot(props: FieldControlProps) {
  const { field, name, value, inputId, services } = props
  return (
    <GroupFrame {...props}>
      {services.renderBlocks({ field, name, value, inputId, blockUid: blockUidOf(inputId, name) })}
    </GroupFrame>
  )
}
