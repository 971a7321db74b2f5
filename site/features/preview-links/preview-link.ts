import { createHmac, timingSafeEqual } from 'node:crypto'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { isMarketId, type MarketId } from '#site/routing/markets.ts'

/** What a link shows, to everyone who has it, and until when. Every part is signed. */
export type PreviewLink = {
  /** 22 random characters: names the row that says who shares it and whether it was revoked. */
  id: string
  /** The story that is shown; undefined: every story of the release that has a page in the market and language. */
  storyId: number | undefined
  market: MarketId
  locale: LocaleCode
  /** The release whose content is shown; undefined: the draft alone. */
  release: number | undefined
  /** The time at which the page is shown, epoch milliseconds; undefined: when it is opened. */
  moment: number | undefined
  /** Epoch milliseconds. */
  expiresAt: number
}

/** Identifier, story (0: all of the release), market, locale, release, moment, expiry; then the signature of all that. */
const tokenForm = /^([\w-]{22}\.\d{1,15}\.[a-z]{1,20}\.[a-z]{2}\.\d{1,15}\.\d{1,15}\.\d{1,15})\.([\w-]{43})$/

/** The signed text of a link, for its address. The same link has the same text, so that it need not be stored. */
export function linkToken(link: PreviewLink, key: Uint8Array): string {
  const { id, storyId = 0, market, locale, release = 0, moment = 0, expiresAt } = link
  const claim = [id, storyId, market, locale, release, moment, expiresAt].join('.')
  return `${claim}.${signatureOf(claim, key)}`
}

/**
 * What a text says that we signed, expired or not; undefined for every other text. It reads no database, so that the response to a
 * forged link says nothing of the links that exist.
 */
export function readLinkToken(token: string, key: Uint8Array): PreviewLink | undefined {
  const [, claim, signature] = tokenForm.exec(token) ?? []
  if (claim === undefined || signature === undefined) return undefined
  const expected = signatureOf(claim, key)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? linkOf(claim) : undefined
}

function linkOf(claim: string): PreviewLink | undefined {
  const [id = '', storyId, market = '', locale = '', release, moment, expiresAt] = claim.split('.')
  // A market or a locale may have been removed since.
  if (!isMarketId(market) || !isLocaleCode(locale)) return undefined
  return {
    id,
    storyId: Number(storyId) || undefined,
    market,
    locale,
    release: Number(release) || undefined,
    moment: Number(moment) || undefined,
    expiresAt: Number(expiresAt),
  }
}

/**
 * The story that a request opens, with the parameters of its address that name one.
 * @returns 'list' for the list of a release; undefined where the link cannot open what is named
 */
export function storyOpenedBy(
  { storyId, release }: Pick<PreviewLink, 'storyId' | 'release'>,
  named: readonly string[],
): number | 'list' | undefined {
  if (storyId !== undefined) return named.length === 0 ? storyId : undefined
  if (release === undefined || named.length > 1) return undefined
  const [number] = named
  if (number === undefined) return 'list'
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined
}

function signatureOf(claim: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(claim).digest('base64url')
}
