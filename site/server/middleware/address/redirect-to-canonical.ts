import type { RequestContext, Step } from '../request-context.ts'
import { redirectTo } from './redirect-to.ts'

export function isMoved({ path, requested }: RequestContext): boolean {
  return requested !== undefined && path !== requested
}

/** Sends a visitor whose address is not the canonical one to it: one redirect, whatever number of rules it took. */
export const redirectToCanonical: Step = (context) =>
  isMoved(context) ? redirectTo(context, context.path, context.movedWith) : context
