import type { Context } from 'hono'
import { previewSignature } from './preview-signature.ts'

type SiteOptions = { siteUrl: string; spaceId: number; previewToken: string }

/** A question that only the site can answer: about its routes, and what its pages depend on. */
type SiteQuestion = {
  /** Path of the site's interface for the editor. */
  path: string
  /** Parameters of the request that are passed on. */
  parameters: readonly string[]
  /** The error for the editor when the site does not respond. */
  refusal: string
}

/** Passes a request of the editor's page on to the site, its body included, with the signature of a preview. */
export async function requestSite(
  request: Context,
  { siteUrl, spaceId, previewToken }: SiteOptions,
  { path, parameters, refusal }: SiteQuestion,
): Promise<Response> {
  const url = new URL(path, siteUrl)
  for (const name of parameters) url.searchParams.set(name, request.req.query(name) ?? '')
  for (const [name, value] of Object.entries(previewSignature(spaceId, previewToken))) {
    url.searchParams.set(`_storyblok_tk[${name}]`, value)
  }
  const { method } = request.req
  const sent =
    method === 'POST' ? { method, body: await request.req.text(), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(url, { redirect: 'manual', ...sent }).catch(() => undefined)
  if (!response?.ok) return request.json({ error: refusal }, 502)
  return request.json(await response.json(), 200, { 'cache-control': 'no-store' })
}
