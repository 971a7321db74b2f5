/**
 * Conditions that hide or require a field, by the values of other fields of its block (Storyblok docs, conditional
 * fields).
 */
export type Condition = {
  modifications?: readonly { display?: string; required?: boolean | string }[]
  rule_match?: 'any' | 'all'
  rule_conditions?: readonly Rule[]
}

export type Rule = { validation?: string; value?: unknown; validated_object?: { field_key?: string } }
