import { ProtocolError } from '../protocol-error.ts'

type IsHarmless = (value: unknown) => boolean

const isOff: IsHarmless = (value) => value === false || value === 'false'
const isEmpty: IsHarmless = (value) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Parameters and settings of the hosted service that are not built here, with the values that change nothing: those are
 * taken, because clients send them without being asked. Anything else would look like a result and be none.
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
  relevancyStrictness: (value) => Number(value) === 100,
  removeStopWords: (value) => isOff(value) || isEmpty(value),
  replaceSynonymsInHighlight: isOff,
  ruleContexts: isEmpty,
  separatorsToIndex: isEmpty,
  similarQuery: isEmpty,
}

/** What a caller can do instead, where there is something. */
const advice: Readonly<Record<string, string>> = {
  aroundLatLngViaIP: ': it does not know where an IP address is; send "aroundLatLng"',
}

/** Names of what is refused unless it changes nothing. */
export const notBuiltNames: readonly string[] = Object.keys(notBuilt)

/**
 * Refuses what would have to do something that is not built.
 * @throws ProtocolError 400 that names it; the official clients take a 501 for a host that is down, and ask again
 */
export function requireBuilt(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const isHarmless = Object.hasOwn(notBuilt, name) ? notBuilt[name] : undefined
    if (!isHarmless || value === undefined || value === null || isHarmless(value)) continue
    throw new ProtocolError(400, `"${name}" is not part of this service${advice[name] ?? ''}`)
  }
}
