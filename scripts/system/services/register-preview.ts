import { z } from 'zod'
import { managementRequests, type Space } from '../../management/management-requests.ts'

type PreviewOptions = Space & { siteUrl: string }

const settings = z.object({
  space: z.looseObject({
    domain: z.string(),
    environments: z.array(z.object({ name: z.string(), location: z.string() })).nullish(),
  }),
})

/** Default hosts of single markets (`SITE_HOSTS`). */
const markets = ['Global', 'Italy', 'Spain', 'France', 'Germany']

/**
 * Sets the preview addresses of the space: the site, and its hosts of single markets. An address of another machine was
 * set by hand and stays.
 */
export async function registerPreview({ siteUrl, ...space }: PreviewOptions): Promise<'unchanged' | 'updated'> {
  const { send } = managementRequests(space)
  const known = settings.parse(await send('get', '')).space
  const wanted = { domain: `${siteUrl}/`, environments: markets.map((market) => environmentOf(market, siteUrl)) }
  const isOwn = known.domain === '' || isOfThisMachine(known.domain)
  const isSame =
    known.domain === wanted.domain && JSON.stringify(known.environments ?? []) === JSON.stringify(wanted.environments)
  if (!isOwn || isSame) return 'unchanged'
  await send('put', '', { body: { space: wanted } })
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
