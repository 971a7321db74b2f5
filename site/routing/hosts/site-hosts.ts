import { z } from 'zod'
import { type MarketId, marketIds } from '../markets.ts'

/** A website that this process serves. */
export type SiteHost = {
  /** Host name without a port, in small letters. */
  host: string
  /** `base` for a host of no market. */
  market: MarketId
  /** Address of the website without a slash at its end, for canonical addresses: `https://www.example.com`. */
  websiteUri: string
  /** Whether search engines may show the website (product specification, section 3). */
  isPublic: boolean
  /** Whether visitors need credentials or a signature of the editor. */
  isGated: boolean
}

const hostName = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/,
    'A host is written in small letters and without a port, such as www.example.com.',
  )

const websiteUri = z
  .url({ protocol: /^https?$/, error: 'A website is an address such as https://www.example.com.', abort: true })
  .refine((uri) => new URL(uri).pathname === '/' && new URL(uri).search === '', 'A website address has no path.')
  .transform((uri) => new URL(uri).origin)

const row = z
  .strictObject({
    host: hostName,
    market: z
      .enum(marketIds, `The markets are ${marketIds.join(', ')}; a host of no market is written without one.`)
      .default('base'),
    website: websiteUri,
    public: z.boolean().default(true),
    gated: z.boolean().default(false),
  })
  .transform(
    ({ host, market, website, ...flags }): SiteHost => ({
      host,
      market,
      websiteUri: website,
      isPublic: flags.public,
      isGated: flags.gated,
    }),
  )

const example = '[{"host":"www.example.com","market":"spain","website":"https://www.example.com"}]'

/**
 * The variable SITE_HOSTS: a JSON list of
 * `{ "host": "www.example.com", "market": "spain", "website": "https://www.example.com" }` with `public`
 * (true) and `gated` (false) where they differ from their defaults. A row without a market follows the base rule.
 */
export const siteHosts = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(`It is not valid JSON. Write one line such as ${example}`)
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(row, `It is a list: write one line such as ${example}`)
      .min(1, 'The list names no host.')
      .refine((rows) => new Set(rows.map(({ host }) => host)).size === rows.length, 'A host stands in the list twice.'),
  )

/**
 * The websites of the site: those of the variable SITE_HOSTS, else the ones it has without it.
 * @throws Error with a sentence for everything that is wrong with the variable
 */
export function readHosts(configured: string | undefined, siteUrl: string): SiteHost[] {
  if (!configured) return defaultHosts(siteUrl)
  const parsed = siteHosts.safeParse(configured)
  if (!parsed.success) throw new Error(`SITE_HOSTS is wrong.\n${z.prettifyError(parsed.error)}\nSee .env.example.`)
  return parsed.data
}

/**
 * The hosts without SITE_HOSTS: on a developer's machine localhost, one host per market and a gated staging host;
 * elsewhere the website's own host with the base rule.
 * @param siteUrl public address of the site; its protocol and port are those of every local host
 */
export function defaultHosts(siteUrl: string): SiteHost[] {
  const { hostname, origin, protocol, port } = new URL(siteUrl)
  const own: SiteHost = { host: hostname, market: 'base', websiteUri: origin, isPublic: true, isGated: false }
  if (hostname !== 'localhost') return [own]
  const local = (name: string, market: MarketId): SiteHost => {
    const host = `${name}.localhost`
    return { ...own, host, market, websiteUri: `${protocol}//${host}${port === '' ? '' : `:${port}`}` }
  }
  const countries = marketIds.filter((id) => id !== 'base').map((id) => local(id, id))
  return [own, ...countries, { ...local('staging', 'base'), isPublic: false, isGated: true }]
}
