import type { WireField } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isEmptyValue } from '../is-empty-value.ts'

/** Hides or requires a field by the values of other fields of its block (Storyblok docs, conditional fields). */
type Condition = {
  modifications?: readonly { display?: string; required?: boolean | string }[]
  rule_match?: 'any' | 'all'
  rule_conditions?: readonly Rule[]
}

type Rule = { validation?: string; value?: unknown; validated_object?: { field_key?: string } }

const validations: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  empty: (value) => isEmptyValue(value),
  not_empty: (value) => !isEmptyValue(value),
  equals: (value, wanted) => textOf(value) === textOf(wanted),
  not_equals: (value, wanted) => textOf(value) !== textOf(wanted),
}

/** Undefined when the field is hidden. Later conditions win; a rule of an unknown kind never matches. */
export function conditionalField(field: WireField, block: WireBlock): WireField | undefined {
  const met = ((field.conditional_settings ?? []) as readonly Condition[]).filter((condition) =>
    isMet(condition, block),
  )
  const changes = met.flatMap(({ modifications = [] }) => modifications)
  if (changes.some(({ display }) => display === 'hide')) return undefined
  const demanded = changes.findLast(({ required }) => required !== undefined)?.required
  return demanded === undefined ? field : { ...field, required: demanded === true || demanded === 'true' }
}

function isMet({ rule_match: match, rule_conditions: rules = [] }: Condition, block: WireBlock): boolean {
  if (rules.length === 0) return false
  const isRuleMet = (rule: Rule) => {
    const validation = Object.hasOwn(validations, rule.validation ?? '')
      ? validations[rule.validation ?? '']
      : undefined
    return validation?.(block[rule.validated_object?.field_key ?? ''], rule.value) ?? false
  }
  return match === 'all' ? rules.every(isRuleMet) : rules.some(isRuleMet)
}

/** Values are compared in their text form: true is `true`, 7 is `7`, nothing is empty. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
