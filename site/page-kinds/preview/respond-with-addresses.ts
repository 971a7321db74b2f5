import { publishedAddresses } from '#site/content/addresses/published-addresses.ts'
import { env } from '#site/server/configuration/env.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** Up to a hundred numbers of stories. */
const idsForm = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/

/** `GET /api/preview/addresses?stories=<id>,<id>`: where visitors find these stories now, before they move or disappear. */
export async function respondWithAddresses(request: Request): Promise<Response> {
  const stories = new URL(request.url).searchParams.get('stories') ?? ''
  if (!idsForm.test(stories)) return refusal(400, 'Stories are named by their numbers, at most a hundred.')
  const served = new Set(env.SITE_HOSTS.filter(({ isPublic }) => isPublic).map(({ market }) => market))
  return Response.json(await publishedAddresses(stories.split(',').map(Number), [...served]))
}
