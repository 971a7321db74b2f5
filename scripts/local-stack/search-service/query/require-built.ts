import { numberIn } from '../../plain-value.ts'
import { ProtocolError } from '../protocol-error.ts'

type IsHarmless = (value: unknown) => boolean

const isOff: IsHarmless = (value) => value === false || value === 'false'
const isEmpty: IsHarmless = (value) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Parameters and settings of the hosted service that this one does not implement, with the values that change nothing:
 * those are accepted, because clients send them by default. Any other value would return a wrong result.
 */
const notBuilt: Readonly<Record<string, IsHarmless>> = {
  advancedSyntax: isOff,
  aroundLatLngViaIP: isOff,
  attributeCriteriaComputedByMinProximity: isOff,
  decompoundQuery: isOff,
  disableExactOnAttributes: isEmpty,
  enablePersonalization: isOff,
  enableReRanking: isOff,
  keepDiacriticsOnCharacters: isEmpty,
  mode: (value) => value === 'keywordSearch',
  naturalLanguages: isEmpty,
  reRankingApplyFilter: isEmpty,
  relevancyStrictness: (value) => numberIn(value) === 100,
  removeStopWords: (value) => isOff(value) || isEmpty(value),
  replaceSynonymsInHighlight: isOff,
  ruleContexts: isEmpty,
  separatorsToIndex: isEmpty,
  similarQuery: isEmpty,
}

/** Alternatives for a caller, where there is one. */
const advice: Readonly<Record<string, string>> = {
  aroundLatLngViaIP: ': it does not know where an IP address is; send "aroundLatLng"',
}

/** Names that are refused unless their value changes nothing. */
export const notBuiltNames: readonly string[] = Object.keys(notBuilt)

/**
 * Refuses a value that would need an unimplemented feature.
 * @throws ProtocolError 400 with the name; the official clients treat a 501 as a host that is down, and retry
 */
export function requireBuilt(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const isHarmless = Object.hasOwn(notBuilt, name) ? notBuilt[name] : undefined
    if (!isHarmless || value === undefined || value === null || isHarmless(value)) continue
    throw new ProtocolError(400, `"${name}" is not part of this service${advice[name] ?? ''}`)
  }
}
