import type { FormRuleName } from 'component-schemas/form-rules.ts'
import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { isEmptyAnswer } from '../answers.ts'
import { alphabetRules } from './alphabet-rules.ts'
import { amountRules } from './amount-rules.ts'
import { dateRules } from './date-rules.ts'
import type { RuleQuestion, RuleTest } from './rule-test.ts'
import { wordRules } from './word-rules.ts'

/** Rules that follow from the kind of a question; an editor does not add them. */
export type BuiltInRuleName = 'required' | 'phone' | 'date' | 'choice' | 'one_line' | 'at_most' | 'file_size'
export type RuleName = FormRuleName | BuiltInRuleName

const tests: Readonly<Record<RuleName, RuleTest>> = { ...alphabetRules, ...amountRules, ...dateRules, ...wordRules }

/** Rules that an empty answer can break; every other rule leaves it alone. */
const askedOfEmpty: ReadonlySet<RuleName> = new Set<RuleName>(['required', 'accepted', 'require_one'])

/**
 * Whether an answer keeps a rule (product specification, section 5; acceptance row G2). The same function decides in
 * the browser and on the server. Every rule runs in time linear to the answer, an editor's own pattern included.
 */
export function meetsRule(rule: RuleName, question: RuleQuestion): boolean {
  if (!askedOfEmpty.has(rule) && isEmptyAnswer(question.answer)) return true
  return tests[rule](question)
}

/** Names of all rules. */
export const ruleNames = keysOf(tests)
