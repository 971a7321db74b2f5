import { blockUidOf } from './controls/block-uid-of.ts'
import type { FieldControlProps } from './controls/field-control.ts'
import { GroupFrame } from './group-frame.tsx'

/** Slot for a field of blocks; the surrounding editor renders the blocks. */
export function BlocksSlot(props: FieldControlProps) {
  const { field, name, value, inputId, services } = props
  return (
    <GroupFrame {...props}>
      {services.renderBlocks({ field, name, value, inputId, blockUid: blockUidOf(inputId, name) })}
    </GroupFrame>
  )
}
