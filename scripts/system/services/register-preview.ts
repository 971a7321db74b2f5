import { z } from 'zod'
import { managementRequests, type Space } from '../../management/management-requests.ts'

type PreviewOptions = Space & { siteUrl: string }

const settings = z.object({
  space: z.looseObject({
    domain: z.string(),
    environments: z.array(z.object({ name: z.string(), location: z.string() })).nullish(),
    options: z.looseObject({ timezone: z.string().optional() }).nullish(),
  }),
})

/** Default hosts of single markets (`SITE_HOSTS`). */
const markets = ['Global', 'Italy', 'Spain', 'France', 'Germany']

/** The time zone of the house's seat, for the market without a country. */
const timezone = 'Europe/Madrid'

/**
 * Sets the preview addresses of the space: the site, and its hosts of single markets; and the time zone in which editors plan. An address
 * of another machine and a time zone were set by hand and stay.
 */
export async function registerPreview({ siteUrl, ...space }: PreviewOptions): Promise<'unchanged' | 'updated'> {
  const { send } = managementRequests(space)
  const known = settings.parse(await send('get', '')).space
  const wanted = { domain: `${siteUrl}/`, environments: markets.map((market) => environmentOf(market, siteUrl)) }
  const options = known.options?.timezone ? {} : { options: { ...known.options, timezone } }
  const isOwn = known.domain === '' || isOfThisMachine(known.domain)
  const isSame =
    known.domain === wanted.domain && JSON.stringify(known.environments ?? []) === JSON.stringify(wanted.environments)
  const changes = { ...(isOwn && !isSame && wanted), ...options }
  if (Object.keys(changes).length === 0) return 'unchanged'
  await send('put', '', { body: { space: changes } })
  return 'updated'
}

function environmentOf(market: string, siteUrl: string): { name: string; location: string } {
  const url = new URL('/', siteUrl)
  url.hostname = `${market.toLowerCase()}.localhost`
  return { name: market, location: url.href }
}

function isOfThisMachine(address: string): boolean {
  return URL.canParse(address) && /(^|\.)localhost$/.test(new URL(address).hostname)
}
