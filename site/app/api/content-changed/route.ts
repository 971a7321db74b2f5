import { spreadChange } from '#site/content/changes/content-changed.ts'
import { judgeMessage } from '#site/content/changes/judge-message.ts'
import { isSigned } from '#site/content/changes/verify-signature.ts'
import { sharedIndexSync } from '#site/search/indexing/shared-index-keeper.ts'
import { env } from '#site/server/configuration/env.ts'
import { rememberSeen } from '#site/server/page-cache/instances/seen-messages.ts'

const maxBytes = 64 * 1024

/**
 * The content service's webhook: verified on the raw bytes and judged, then the named pages are dropped and the search
 * records follow. What changes no page is answered with 200 as well, because senders take anything else for a failure.
 */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse(413, 'The message is too large.')
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.byteLength > maxBytes) return refuse(413, 'The message is too large.')
  if (!isSigned(body, request.headers.get('webhook-signature'), env.WEBHOOK_SECRET)) {
    return refuse(401, 'The signature is missing or wrong: set the webhook secret of the space as WEBHOOK_SECRET.')
  }
  const judged = await judgeMessage(readJson(body), request.headers)
  if ('error' in judged) return refuse(judged.status, judged.error)
  if ('ignored' in judged) return Response.json(judged)
  const { story_id: story } = judged.change
  if (story !== undefined) sharedIndexSync().storyChanged(story)
  const outcome = await spreadChange(judged.change)
  if (judged.messageKey !== undefined) await rememberSeen(judged.messageKey)
  return Response.json(outcome)
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
