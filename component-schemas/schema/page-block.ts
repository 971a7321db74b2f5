import { option } from '../fields/choice-fields.ts'
import { text } from '../fields/text-fields.ts'
import { type Block, type BlockDefinition, defineBlock, type FieldMap } from './define-block.ts'

/** Layout options of every block of a page. */
const frameFields = {
  anchor: text('Anchor', 'Name for links to this block, such as "technical-data": small letters, digits and hyphens.', {
    pattern: '^[a-z][a-z0-9-]*$',
    maxLength: 60,
  }),
  theme: option('Background', 'Paper suits most blocks. Ink is dark and draws the eye: once or twice on a page.', {
    choices: { paper: 'Paper (page colour)', surface: 'White', ink: 'Ink (dark)' },
    default: 'paper',
  }),
  spacing: option('Space above and below', 'Small keeps this block close to its neighbours.', {
    choices: { small: 'Small', medium: 'Medium', large: 'Large' },
    default: 'medium',
  }),
}

export type FrameFields = typeof frameFields

/** A block that is directly in a page: its own fields and, on a second tab, anchor, background and spacing. */
export function definePageBlock<const Name extends string, const Fields extends FieldMap>(
  name: Name,
  definition: BlockDefinition<Fields>,
): Block<Name, Fields & FrameFields> {
  const fields = { ...definition.fields, ...frameFields }
  return defineBlock<Name, Fields & FrameFields>(name, {
    ...definition,
    tabs: { ...definition.tabs, Placement: ['anchor', 'theme', 'spacing'] },
    fields,
  })
}
