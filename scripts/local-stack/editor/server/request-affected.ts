import type { Context } from 'hono'
import { previewSignature } from './preview-signature.ts'

type Asked = { siteUrl: string; spaceId: number; previewToken: string }

/** Which addresses change when a story is published: only the site knows what its pages were drawn from. */
export async function requestAffected(request: Context, { siteUrl, spaceId, previewToken }: Asked): Promise<Response> {
  const url = new URL('/api/preview/affected', siteUrl)
  url.searchParams.set('story', request.req.query('story') ?? '')
  for (const [name, value] of Object.entries(previewSignature(spaceId, previewToken))) {
    url.searchParams.set(`_storyblok_tk[${name}]`, value)
  }
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  if (!response?.ok) return request.json({ error: 'The site does not tell' }, 502)
  return request.json(await response.json(), 200, { 'cache-control': 'no-store' })
}
