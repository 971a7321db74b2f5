import { change, spreadChange } from '#site/content/content-changed.ts'
import { isSigned } from '#site/content/verify-signature.ts'
import { env } from '#site/env.ts'
import { sharedIndexKeeper } from '#site/search-index/shared-index-keeper.ts'

const maxBytes = 64 * 1024

/** The content service's webhook: verified on the raw bytes, then the named pages are dropped and the search records follow. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse(413, 'The message is too large.')
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.byteLength > maxBytes) return refuse(413, 'The message is too large.')
  if (!isSigned(body, request.headers.get('webhook-signature'), env.WEBHOOK_SECRET)) {
    return refuse(401, 'The signature is missing or wrong: set the webhook secret of the space as WEBHOOK_SECRET.')
  }
  const message = change.safeParse(readJson(body))
  if (!message.success) return refuse(400, 'The message is not a webhook of the content service.')
  const { story_id: story } = message.data
  if (story !== undefined) sharedIndexKeeper().storyChanged(story)
  return Response.json(await spreadChange(message.data))
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status })
}
