/**
 * Rules an editor may add to a question of a form (product specification, section 5). The name is stored; the text
 * describes the rule and its value. Except for `accepted` and `require_one`, no rule refuses an empty answer.
 */
export const formRules = {
  min: 'At least (value: number; for choices their count, for words their characters)',
  max: 'At most (value: number; for choices their count, for words their characters)',
  between: 'Number between (value: two numbers)',
  length: 'Characters (value: one number exactly, two numbers from and to)',
  number: 'A number',
  email: 'An e-mail address',
  url: 'A web address',
  alpha: 'Only letters',
  alphanumeric: 'Only letters and digits',
  alpha_spaces: 'Only letters and spaces',
  uppercase: 'Only capital letters',
  lowercase: 'Only small letters',
  symbol: 'Only signs',
  contains_alpha: 'Contains a letter',
  contains_alphanumeric: 'Contains a letter or digit',
  contains_alpha_spaces: 'Contains a letter or space',
  contains_lowercase: 'Contains a small letter',
  contains_uppercase: 'Contains a capital letter',
  contains_numeric: 'Contains a digit',
  contains_symbol: 'Contains a sign',
  date_after: 'Date after (value: YYYY-MM-DD; empty: in the future)',
  date_before: 'Date before (value: YYYY-MM-DD; empty: in the past)',
  date_between: 'Date between (value: two dates, both included)',
  date_format: 'Written date (value: such as DD/MM/YYYY)',
  starts_with: 'Starts with (value: one text a line)',
  ends_with: 'Ends with (value: one text a line)',
  matches: 'Equals or fits (value: texts or /patterns/, one a line)',
  is: 'Is one of (value: one text a line)',
  not: 'Is none of (value: one text a line)',
  confirm: 'Equals another answer (value: name of that question)',
  accepted: 'Is agreed to',
  mime: 'File type (value: such as application/pdf, one a line)',
  require_one: 'This or another is answered (value: names of the other questions)',
} as const

export type FormRuleName = keyof typeof formRules

/** The pattern between the slashes of a value of the rule `matches`; undefined for a text that must be equal. */
export function patternIn(line: string): string | undefined {
  return /^\/(.+)\/$/s.exec(line)?.[1]
}

/** The patterns in the value of the rule `matches`, which has one text or pattern a line. */
export function patternsOfRule(value: string): readonly string[] {
  return value.split(/\r?\n/).flatMap((line) => patternIn(line.trim()) ?? [])
}

/** An escape that is no reference back, and a class, within which the signs of groups are letters. */
const escapeOrClass = String.raw`\\[^1-9k\n]|\[(?:[^\]\\\n]|\\[^\n])*\]`

/** Allowed content of a pattern: no group is a lookaround. */
const patternSigns = String.raw`[^([\\\n]|${escapeOrClass}|\(+(?:\?(?:[a-z-]*:|<[^=!\n])|[^([\\\n?]|${escapeOrClass})`

/** A line of a value: a text, a text that begins with a slash and ends with none, a /pattern/, or nothing. */
const valueLine = String.raw`[ \t]*(?:[^\s/][^\n]*|/(?:[^\n]*[^/\s])?[ \t]*|/(?:${patternSigns})*/[ \t]*)?`

/**
 * Pattern of the editor's form for the value of a rule: it refuses patterns that no engine runs in linear time. The form
 * sees one field alone, so the pattern applies to every rule; the report names other problems.
 */
export const ruleValuePattern = String.raw`^${valueLine}(?:\r?\n${valueLine})*$`
