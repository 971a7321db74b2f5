import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { issueOf } from '../field-issue.ts'
import type { FieldIssue } from '../messages/field-messages.ts'
import { conditionalField } from './conditional-field.ts'
import { fieldKeyFor } from './field-key.ts'

export type BlockIssue = { name: string; issue: FieldIssue }

/**
 * Issues of the fields of one block (not of the blocks inside it) in a language, in the order of the schema. An absent
 * translation is no issue: the default language replaces it.
 */
export function blockIssues(component: Pick<WireComponent, 'schema'>, block: WireBlock, language = ''): BlockIssue[] {
  return Object.entries(component.schema).flatMap(([name, stored]) => {
    const field = conditionalField(stored, block)
    if (field === undefined) return []
    const key = fieldKeyFor(name, field, language)
    const issue = issueOf(field, key in block ? block[key] : block[name])
    return issue === undefined ? [] : [{ name, issue }]
  })
}
