import type { Context } from 'hono'
import { previewSignature } from './preview-signature.ts'

type SiteOptions = { siteUrl: string; spaceId: number; previewToken: string }

/** The address at which a new story will appear: only the site knows its routes. */
export async function requestAddress(
  request: Context,
  { siteUrl, spaceId, previewToken }: SiteOptions,
): Promise<Response> {
  const url = new URL('/api/preview/address', siteUrl)
  for (const name of ['slug', 'type']) url.searchParams.set(name, request.req.query(name) ?? '')
  for (const [name, value] of Object.entries(previewSignature(spaceId, previewToken))) {
    url.searchParams.set(`_storyblok_tk[${name}]`, value)
  }
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  if (!response?.ok) return request.json({ error: 'The site does not say where the page will be' }, 502)
  return request.json(await response.json(), 200, { 'cache-control': 'no-store' })
}
