import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { issueOf } from '../field-issue.ts'
import type { FieldIssue } from '../messages/field-messages.ts'
import { conditionalField } from './conditional-field.ts'

export type BlockIssue = { name: string; issue: FieldIssue }

/**
 * Issues of the fields of one block (not of the blocks inside it), in the order of the schema.
 */
export function blockIssues(component: Pick<WireComponent, 'schema'>, block: WireBlock): BlockIssue[] {
  return Object.entries(component.schema).flatMap(([name, stored]) => {
    const field = conditionalField(stored, block)
    if (field === undefined) return []
    const issue = issueOf(field, block[name])
    return issue === undefined ? [] : [{ name, issue }]
  })
}
