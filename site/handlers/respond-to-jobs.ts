import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { env } from '#site/server/configuration/env.ts'
import { runDue } from '#site/server/on-demand.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/**
 * Does what timers do elsewhere, for a host that freezes the process between requests: messages of forms, digests, search records, the
 * look for lost changes. A clock of the host calls it with `Authorization: Bearer` and JOBS_SECRET.
 * @returns 200 with the names of what was done; 503 where something failed, which the next call tries again
 */
export async function respondToJobs(request: Request): Promise<Response> {
  if (env.JOBS_SECRET === undefined) return refusal(404, 'There is no such interface.')
  if (!isEqual(request.headers.get('authorization') ?? '', `Bearer ${env.JOBS_SECRET}`))
    return refusal(401, 'The jobs are started with the secret of JOBS_SECRET.')
  const outcome = await runDue()
  return Response.json(outcome, { status: outcome.failed.length === 0 ? 200 : 503 })
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
