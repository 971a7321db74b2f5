import 'server-only'
import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { isFromEditor } from '#site/server/preview/read-admission.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { isTooEarly, tooEarly } from '#site/server/refusals/too-early.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'
import { findHandler } from './find-handler.ts'
import type { Handler } from './handler.ts'

/**
 * The response of the handler at the request's address, or why it gets none. A refusal is a page in the visitor's language for a person and
 * data for a script. No cache stores a response and no search engine lists it, unless the handler says otherwise.
 */
export async function respond(request: Request): Promise<Response> {
  if (isTooEarly()) return tooEarly()
  const response = await withRefusalPages(request, () => orAway(() => answer(request)))
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

async function answer(request: Request): Promise<Response> {
  const found = findHandler(new URL(request.url).pathname)
  if (!found) return refusal(404, 'There is no such interface.')
  const load = found.handler[request.method === 'POST' ? 'POST' : 'GET']
  if (!load) return refusal(405, 'This address does not take the method.')
  return refused(found.handler, request) ?? (await (await load())(request, found.parts))
}

function refused({ only = [] }: Handler, request: Request): Response | undefined {
  if (only.includes('editors') && !isFromEditor(request)) return refusal(401, 'Only the visual editor may ask.')
  if (only.includes('own pages') && !isOwnOrigin(request.headers))
    return refusal(403, 'Forms are taken from pages of this site only.')
  return undefined
}
