import { eachWord } from './rule-test.ts'

/**
 * Rules about the letters of an answer: some ask for all characters, `contains_…` for at least one. Letters are those of
 * every script, with their combining marks, so that no name is refused for where it comes from. Signs are those of ASCII
 * and what Unicode calls punctuation or symbol.
 */
export const alphabetRules = {
  alpha: fits(/^[\p{L}\p{M}]+$/u),
  alphanumeric: fits(/^[\p{L}\p{M}\p{Nd}]+$/u),
  alpha_spaces: fits(/^[\p{L}\p{M} ]+$/u),
  uppercase: fits(/^[\p{Lu}\p{M}]+$/u),
  lowercase: fits(/^[\p{Ll}\p{M}]+$/u),
  symbol: fits(/^[\p{P}\p{S}]+$/u),
  contains_alpha: fits(/\p{L}/u),
  contains_alphanumeric: fits(/[\p{L}\p{Nd}]/u),
  contains_alpha_spaces: fits(/[\p{L} ]/u),
  contains_lowercase: fits(/\p{Ll}/u),
  contains_uppercase: fits(/\p{Lu}/u),
  contains_numeric: fits(/\p{Nd}/u),
  contains_symbol: fits(/[\p{P}\p{S}]/u),
} as const

function fits(pattern: RegExp) {
  return eachWord((word) => pattern.test(word))
}
