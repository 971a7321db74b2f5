import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { isFromEditor } from '#site/server/preview/read-admission.ts'

const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** A story's address in the content service, as the service allows it. */
const slugForm = /^[A-Za-z0-9._~/-]{1,2000}$/
const typeForm = /^[a-z0-9_]{1,100}$/

/**
 * `GET /api/preview/address?slug=<full slug>&type=<content type>`: the path at which visitors will find such a story, in the website's
 * default language; `null` where no page shows it.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isFromEditor(request)) return refuse(401, 'Only the visual editor may ask.')
  const query = new URL(request.url).searchParams
  const [slug, type] = [query.get('slug') ?? '', query.get('type') ?? '']
  if (!slugForm.test(slug) || !typeForm.test(type)) return refuse(400, 'A story is named by its slug and its type.')
  const { host, rules } = siteForHost(request.headers.get('host') ?? '', env.SITE_HOSTS)
  const story = { default_full_slug: slug, content: { component: type } }
  const path = pathForStory(story, { market: rules, locale: rules.defaultLocale })
  return Response.json({ address: path === undefined ? null : `${host}${path}` }, { headers: shut })
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: shut })
}
