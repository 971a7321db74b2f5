import { blockUidOf } from './controls/block-uid-of.ts'
import type { FieldControlProps } from './controls/field-control.ts'
import { GroupFrame } from './group-frame.tsx'

/** The place of a field of blocks; the editor around draws the blocks. */
export function BlocksSlot(props: FieldControlProps) {
  const { field, name, value, inputId, services } = props
  return (
    <GroupFrame {...props}>
      {services.renderBlocks({ field, name, value, inputId, blockUid: blockUidOf(inputId, name) })}
    </GroupFrame>
  )
}
