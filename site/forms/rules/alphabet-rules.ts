import { eachWord } from './rule-test.ts'

/** Letters of every script, with their combining marks, so that no name is refused for where it comes from. */
const letter = '[\\p{L}\\p{M}]'
/** Signs of ASCII, as the rules have always meant them, and those that Unicode calls punctuation or symbol. */
const sign = '[\\p{P}\\p{S}]'

/** Rules about the letters of an answer: some ask for all characters, `contains_…` for at least one. */
export const alphabetRules = {
  alpha: fits(`^${letter}+$`),
  alphanumeric: fits('^[\\p{L}\\p{M}\\p{Nd}]+$'),
  alpha_spaces: fits('^[\\p{L}\\p{M} ]+$'),
  uppercase: fits('^[\\p{Lu}\\p{M}]+$'),
  lowercase: fits('^[\\p{Ll}\\p{M}]+$'),
  symbol: fits(`^${sign}+$`),
  contains_alpha: fits('\\p{L}'),
  contains_alphanumeric: fits('[\\p{L}\\p{Nd}]'),
  contains_alpha_spaces: fits('[\\p{L} ]'),
  contains_lowercase: fits('\\p{Ll}'),
  contains_uppercase: fits('\\p{Lu}'),
  contains_numeric: fits('\\p{Nd}'),
  contains_symbol: fits(sign),
} as const

function fits(source: string) {
  const pattern = new RegExp(source, 'u')
  return eachWord((word) => pattern.test(word))
}
