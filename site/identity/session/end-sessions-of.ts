import type { Identity } from '../identity.ts'

/**
 * Ends all sessions of a person, to log a customer out now: the next request of each session is refused.
 * @param who the provider's name of the person (`sub`), or the e-mail address of their claims in any case
 * @returns how many there were
 */
export function endSessionsOf({ sessions, now }: Pick<Identity, 'sessions' | 'now'>, who: string): number {
  const ended = sessions
    .prepare(
      `UPDATE customer_sessions SET ended_because = 'session_expired', ended_at = ?, tokens = '', claims = '{}'
       WHERE ended_because = '' AND (subject = ? OR lower(json_extract(claims, '$.email')) = ?)`,
    )
    .run(now(), who, who.toLowerCase())
  return Number(ended.changes)
}
