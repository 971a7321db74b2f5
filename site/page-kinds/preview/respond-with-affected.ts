import { affectedAddresses } from '#site/content/changes/affected-addresses.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** Most addresses in one response, which also has the number of all. */
const most = 200

/** `GET /api/preview/affected?story=<id>`: which addresses change for visitors when the story is published. */
export async function respondWithAffected(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('story') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(asked)) return refusal(400, 'A story is named by its number.')
  const addresses = await affectedAddresses(Number(asked), siteOfHeaders(request.headers))
  if (!addresses) return refusal(404, 'There is no such story.')
  return Response.json({ addresses: addresses.slice(0, most), total: addresses.length })
}
