import type { Step, Visit } from '../request-context.ts'
import { redirectTo } from './redirect-to.ts'

export function isMoved({ path, requested }: Visit): boolean {
  return requested !== undefined && path !== requested
}

/** Sends a visitor whose address is not the canonical one to it: one redirect, whatever number of rules it took. */
export const sendOn: Step = (visit) => (isMoved(visit) ? redirectTo(visit, visit.path, visit.movedWith) : visit)
