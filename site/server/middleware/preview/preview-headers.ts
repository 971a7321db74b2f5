import { brand } from '#site/brand/brand.ts'
import { featureKeyedPaths, isPersonalToFeature } from '#site/features.ts'
import { env } from '#site/server/configuration/env.ts'
import { isFramed } from '#site/server/preview/admission.ts'
import { newDraftCookie } from '#site/server/preview/read-admission.ts'
import { framedBy } from '#site/server/security/framed-by.ts'
import type { RequestContext } from '../request-context.ts'
import { isEditor } from './preview-gate.ts'

/** No cache stores and no search engine lists a page behind a gate. */
const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * Sets the headers that the gate of a response requires. Drafts and the screen of a refusal may be framed by the editor
 * alone, and a draft's address, which carries the signature, is in no `Referer`.
 */
export function setPreviewHeaders(response: Response, context: RequestContext): Response {
  for (const [name, value] of Object.entries(headersOf(context))) response.headers.set(name, value)
  if (context.admission === 'new-editor') response.headers.append('set-cookie', newDraftCookie())
  return response
}

function headersOf(context: RequestContext): Record<string, string> {
  const { admission, site, request, path } = context
  // The address is a key: it is in no `Referer`, not even of this website.
  if (featureKeyedPaths.includes(path)) return { ...shut, 'referrer-policy': 'no-referrer' }
  if (admission === 'visitor') return site.isGated || isPersonalToFeature(path) ? shut : {}
  // The server has written the page's policy into the request; the framework replaces it with this header.
  const policy = framedBy(env.EDITOR_ORIGIN, request.headers.get('content-security-policy') ?? '')
  const framed = { ...shut, 'content-security-policy': policy, 'referrer-policy': 'strict-origin' }
  if (isEditor(context)) return framed
  // In the editor's frame a prompt for credentials would hide the screen that says how the preview is renewed.
  const isPrompted = site.isGated && !isFramed((name) => request.headers.get(name) ?? undefined)
  return isPrompted ? { ...framed, 'www-authenticate': `Basic realm="${brand.name}", charset="UTF-8"` } : framed
}
