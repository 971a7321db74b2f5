import type { Market, MarketId } from '#site/routing/markets.ts'

/** How the visitors of a market are asked. Everywhere nothing is done before they have said yes. */
export type ConsentLaw = {
  /** A choice holds so many days; then the visitor is asked again. */
  days: number
  /** How the button says no. */
  refusal: 'refuse' | 'continue'
  /** Whether the panel has a cross that closes it and refuses. */
  hasCross: boolean
}

/**
 * France: the CNIL holds six months to be good practice and names "continuer sans accepter" (recommendation of 17 September
 * 2020). Italy: the Garante wants a cross that leaves everything refused, and no new question for six months (guidelines of
 * 10 June 2021). Spain: the AEPD allows up to 24 months (guide on the use of cookies, 2024). Germany: section 25 TDDDG
 * names no time. Websites of no one country keep the shortest.
 */
const laws: Readonly<Record<MarketId, ConsentLaw>> = {
  base: { days: 180, refusal: 'refuse', hasCross: false },
  global: { days: 180, refusal: 'refuse', hasCross: true },
  italy: { days: 180, refusal: 'refuse', hasCross: true },
  spain: { days: 365, refusal: 'refuse', hasCross: false },
  france: { days: 180, refusal: 'continue', hasCross: false },
  germany: { days: 365, refusal: 'refuse', hasCross: false },
}

/** The law of a market. */
export function consentLawFor({ id }: Pick<Market, 'id'>): ConsentLaw {
  return laws[id as MarketId]
}
