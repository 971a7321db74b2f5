import { renewedCookie } from '#site/server/preview/read-admission.ts'

const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** `POST /api/preview/session`: another hour for an open preview; 401 when the editor must sign again. */
export function POST(request: Request): Response {
  const cookie = renewedCookie(request)
  if (cookie !== undefined) return new Response(null, { status: 204, headers: { ...shut, 'set-cookie': cookie } })
  return Response.json(
    { error: 'The preview has ended. Renew it in the visual editor.' },
    { status: 401, headers: shut },
  )
}
