import 'server-only'
import { z } from 'zod'
import type { ContentFailure } from '#site/server/page-cache/warm-up/content-proof.ts'
import { retriedStatuses } from '#site/server/upstream/upstream-client.ts'

const refusals: readonly number[] = [401, 403]

/** Why a read of content failed, from the causes of its error: the vendor's client rejects with an object that has a status. */
export function contentFailureOf(error: Error): ContentFailure {
  const causes = causesOf(error)
  const status = causes.flatMap((cause) => (hasStatus(cause) ? [cause.status] : []))[0]
  if (status !== undefined && refusals.includes(status)) return 'refused'
  if (status !== undefined) return status >= 500 || retriedStatuses.includes(status) ? 'away' : 'unreadable'
  // No status: no response came, or its body is of another service. Without a cause the service said that there is nothing (404).
  return causes.length === 0 || causes.some(isOfBody) ? 'unreadable' : 'away'
}

/** The vendor's client passes the message of `JSON.parse` on, each of which names JSON. */
function isOfBody(cause: unknown): boolean {
  return cause instanceof z.ZodError || (cause instanceof Error && cause.message.includes('JSON'))
}

function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error) || error.cause === undefined) return []
  return [error.cause, ...causesOf(error.cause)]
}

function hasStatus(cause: unknown): cause is { status: number } {
  return typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number'
}
