import { readRights } from '#site/extranet/folder-access.ts'
import { customerOf } from '#site/identity/customer-of.ts'
import { isEditor } from '../preview/preview-gate.ts'
import type { Step } from '../request-context.ts'
import { showError } from '../show-error.ts'
import { redirectToLogin } from './redirect-to-login.ts'

/**
 * A story for other customers is refused with its screen and status before any render; the readers behind check again.
 * Editors see drafts and no customer.
 */
export const checkRights: Step = async (context) => {
  const { story, match, request } = context
  if (!story || match?.route.access !== 'extranet' || isEditor(context)) return context
  const customer = await customerOf(request.headers.get('cookie'))
  if (!customer) return await redirectToLogin(context)
  const { isOpenTo } = await readRights()
  return isOpenTo(story, customer) ? context : showError(context, 'access-forbidden')
}
