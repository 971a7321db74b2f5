import { isBusinessSite, type Market } from '#site/routing/markets.ts'

/** The rules of the consent panel in a market. In every market nothing runs before consent. */
export type ConsentLaw = {
  /** A choice is valid for so many days; then the panel shows again. */
  days: number
  /** How the button says no. */
  refusal: 'refuse' | 'continue'
  /** Whether the panel has a cross that closes it and refuses. */
  hasCross: boolean
}

/** The most days of six months (March to August); with fewer the panel would show again too soon. */
const sixMonths = 184

/**
 * The time limits of each authority.
 * - Italy: no new request before "at least 6 months" have passed since the panel was shown, and a cross leaves everything refused
 *   (Garante, guidelines of 10 June 2021, 9677876).
 * - France: storing a choice, a refusal too, for six months "is good practice"; "continuer sans accepter" is a refusal
 *   (CNIL, recommendation of 17 September 2020).
 * - Spain: consent should not count for more than 24 months, and the choice is stored meanwhile (AEPD, guide on the use of cookies,
 *   section 3.2.8).
 * - Germany: section 25 TDDDG names no time, and in the guidance of the DSK we found none; refusing must be as easy as consenting.
 *
 * Websites of several countries, and of one that is not listed, apply what all of them allow.
 */
const laws: Readonly<Record<string, ConsentLaw>> = {
  IT: { days: sixMonths, refusal: 'refuse', hasCross: true },
  ES: { days: 365, refusal: 'refuse', hasCross: false },
  FR: { days: sixMonths, refusal: 'continue', hasCross: false },
  DE: { days: 365, refusal: 'refuse', hasCross: false },
}

/** The law of a market: of its country, where it is known. */
export function consentLawFor(market: Pick<Market, 'id' | 'country'>): ConsentLaw {
  const law = market.country === undefined ? undefined : laws[market.country]
  return law ?? { days: sixMonths, refusal: 'refuse', hasCross: isBusinessSite(market) }
}
