import { noteStart } from '#site/forms/submissions/form-start.ts'
import { senderOf } from '#site/forms/submissions/sender.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { env } from '#site/server/configuration/env.ts'

/**
 * Asked for by the style sheet of a form without JavaScript, as a picture, when a field first has the focus. Answered the
 * same where the start cannot be noted: then the form is given back once.
 */
export async function respondToStart(request: Request): Promise<Response> {
  const sender = senderOf(request.headers.get('x-visitor-address') ?? '', env.FORMS_SECRET)
  await noteStart(submissions(), sender, Date.now()).catch(() => undefined)
  return new Response(undefined, { status: 204, headers: { 'cache-control': 'no-store' } })
}
