import type { Context } from 'hono'
import { previewSignature } from './preview-signature.ts'

type SiteOptions = { siteUrl: string; spaceId: number; previewToken: string }

/** Addresses that change when a story is published: only the site knows the dependencies of its pages. */
export async function requestAffected(
  request: Context,
  { siteUrl, spaceId, previewToken }: SiteOptions,
): Promise<Response> {
  const url = new URL('/api/preview/affected', siteUrl)
  url.searchParams.set('story', request.req.query('story') ?? '')
  for (const [name, value] of Object.entries(previewSignature(spaceId, previewToken))) {
    url.searchParams.set(`_storyblok_tk[${name}]`, value)
  }
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  if (!response?.ok) return request.json({ error: 'The site does not tell' }, 502)
  return request.json(await response.json(), 200, { 'cache-control': 'no-store' })
}
