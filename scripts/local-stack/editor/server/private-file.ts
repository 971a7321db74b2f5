import type { Context } from 'hono'
import { z } from 'zod'

const signed = z.object({ asset: z.object({ signed_url: z.url() }) })

/** Leads the editor's own page to a private file: the service signs its address for an hour (Storyblok docs, private assets). */
export async function privateFile(
  request: Context,
  { contentUrl, previewToken }: { contentUrl: string; previewToken: string },
) {
  const query = new URLSearchParams({ filename: request.req.query('address') ?? '', token: previewToken })
  const response = await fetch(`${contentUrl}/v2/cdn/assets/me?${query}`).catch(() => undefined)
  const found = signed.safeParse(await response?.json().catch(() => undefined))
  if (!found.success) return request.json({ error: 'There is no such file' }, 404)
  return request.redirect(found.data.asset.signed_url)
}
