import { textIn } from '../../plain-value.ts'
import { splitWords, type Word } from '../engine/words.ts'
import { type IndexSettings, listSetting, numberSetting } from '../live/index-settings.ts'
import type { Params } from './params.ts'

export type QueryWord = {
  text: string
  spelled: string
  isPrefix: boolean
  /** Maximum of typos. */
  typos: 0 | 1 | 2
  /** The record may lack it; a record with it ranks higher. */
  isOptional: boolean
}

/** An interpretation of the query. One that joins or splits words costs as much as a typo. */
export type Reading = { words: readonly QueryWord[]; extraTypos: number }

export type WordRules = {
  typoTolerance: 'true' | 'false' | 'min' | 'strict'
  queryType: string
  oneTypoFrom: number
  twoTyposFrom: number
  isNumericTolerant: boolean
  exactWords: ReadonlySet<string>
  optionalWords: ReadonlySet<string>
}

const maxWords = 20

/** Rules for the words of a query: its own parameter, else the setting of the index, else the protocol's default. */
export function wordRules(params: Params, settings: IndexSettings): WordRules {
  const chosen = (name: string, otherwise: unknown) => params[name] ?? settings[name] ?? otherwise
  const tolerance = textIn(chosen('typoTolerance', true))
  const optional = chosen('optionalWords', [])
  const optionalTexts = (Array.isArray(optional) ? optional : [optional]).map(textIn)
  return {
    typoTolerance: tolerance === 'false' || tolerance === 'min' || tolerance === 'strict' ? tolerance : 'true',
    queryType: textIn(chosen('queryType', 'prefixLast')),
    oneTypoFrom: numberSetting({ ...settings, ...params }, 'minWordSizefor1Typo', 4),
    twoTyposFrom: numberSetting({ ...settings, ...params }, 'minWordSizefor2Typos', 8),
    isNumericTolerant: chosen('allowTyposOnNumericTokens', true) !== false,
    exactWords: new Set((listSetting(settings, 'disableTypoToleranceOnWords') ?? []).map((word) => word.toLowerCase())),
    optionalWords: new Set(optionalTexts.flatMap((text) => splitWords(text).map((word) => word.text))),
  }
}

export function queryWords(query: string, rules: WordRules): QueryWord[] {
  const words = splitWords(query).slice(0, maxWords)
  return words.map((word, index) => queryWord(word, index === words.length - 1, rules))
}

export function queryWord(
  { text, spelled }: Pick<Word, 'text' | 'spelled'>,
  isLast: boolean,
  rules: WordRules,
): QueryWord {
  const isPrefix = rules.queryType === 'prefixAll' || (rules.queryType === 'prefixLast' && isLast)
  return { text, spelled, isPrefix, typos: typosFor(text, rules), isOptional: rules.optionalWords.has(text) }
}

/** Hosted service's docs, typo tolerance: one from four letters, two from eight. */
function typosFor(text: string, rules: WordRules): 0 | 1 | 2 {
  if (rules.typoTolerance === 'false' || rules.exactWords.has(text)) return 0
  if (!rules.isNumericTolerant && /\d/.test(text)) return 0
  if (text.length >= rules.twoTyposFrom) return 2
  return text.length >= rules.oneTypoFrom ? 1 : 0
}
