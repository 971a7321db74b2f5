import { renewedCookie } from '#site/server/preview/read-admission.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** `POST /api/preview/session`: another hour for an open preview; 401 when the editor must sign again. */
export function respondWithSession(request: Request): Response {
  const cookie = renewedCookie(request)
  if (cookie !== undefined) return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
  return refusal(401, 'The preview has ended. Renew it in the visual editor.')
}
