import { readRights } from '#site/extranet/folder-access.ts'
import { customerOf } from '#site/identity/customer.ts'
import { isEditor } from '../preview/preview-gate.ts'
import type { Step } from '../request-context.ts'
import { showError } from '../show-error.ts'
import { askForLogin } from './redirect-to-login.ts'

/**
 * A story that is for other customers is refused with its screen and status before anything is drawn; the readers behind
 * refuse it again. Editors see drafts and no customer.
 */
export const askForRights: Step = async (visit) => {
  const { story, match, request } = visit
  if (!story || match?.route.access !== 'extranet' || isEditor(visit)) return visit
  const customer = await customerOf(request.headers.get('cookie'))
  if (!customer) return await askForLogin(visit)
  const isOpenTo = await readRights()
  return isOpenTo(story, customer) ? visit : showError(visit, 'access-forbidden')
}
