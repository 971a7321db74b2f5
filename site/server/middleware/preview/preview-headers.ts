import { env } from '#site/server/configuration/env.ts'
import { newDraftCookie } from '#site/server/preview/read-admission.ts'
import { framedBy } from '#site/server/security/framed-by.ts'
import type { RequestContext } from '../request-context.ts'
import { isEditor } from './preview-gate.ts'

/** Nobody keeps and no search engine lists what stands behind a gate. */
const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * Puts on an answer what its gate demands. Drafts may stand in the editor's frame and in no other, and their address,
 * which carries the signature, is told to nobody.
 */
export function setPreviewHeaders(response: Response, context: RequestContext): Response {
  for (const [name, value] of Object.entries(headersOf(context))) response.headers.set(name, value)
  if (context.admission === 'new-editor') response.headers.append('set-cookie', newDraftCookie())
  return response
}

function headersOf(context: RequestContext): Record<string, string> {
  const { admission, site, request } = context
  if (isEditor(context)) {
    // The server has written the page's policy into the request; the framework takes what is said here in its place.
    const policy = framedBy(env.EDITOR_ORIGIN, request.headers.get('content-security-policy') ?? '')
    return { ...shut, 'content-security-policy': policy, 'referrer-policy': 'strict-origin' }
  }
  if (admission === 'visitor') return site.isGated ? shut : {}
  return site.isGated ? { ...shut, 'www-authenticate': 'Basic realm="Zarandal", charset="UTF-8"' } : shut
}
