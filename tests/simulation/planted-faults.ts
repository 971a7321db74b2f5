import { indexFaults } from './planted-index-faults.ts'
import { pageFaults } from './planted-page-faults.ts'

/** A small change of one module that the simulation must find. */
export type PlantedFault = {
  name: string
  world: 'pages' | 'deliveries' | 'sessions' | 'index'
  file: string
  /** Text of the file, which occurs once. */
  find: string
  instead: string
}

const outbox = 'site/forms/submissions/outbox.ts'
const sessions = 'site/identity/session/find-session.ts'

export const plantedFaults: readonly PlantedFault[] = [
  ...pageFaults,
  ...indexFaults,
  {
    name: 'the lease of a message is not renewed while it is sent',
    world: 'deliveries',
    file: 'site/forms/submissions/start-outbox.ts',
    find: 'const timer = setInterval(renew, renewEveryMs).unref()',
    instead: 'const timer = setInterval(() => renew, renewEveryMs).unref()',
  },
  {
    name: 'a leased message is claimed by another worker',
    world: 'deliveries',
    file: outbox,
    find: 'AND next_at <= $1 AND claimed_until <= $1 $',
    instead: 'AND next_at <= $1 $',
  },
  {
    name: 'a repeated form is stored again',
    world: 'deliveries',
    file: 'site/forms/submissions/store-submission.ts',
    find: 'if (first !== undefined) return { ...first, isRepeated: true }',
    instead: '',
  },
  {
    name: 'each attempt has an identifier of its own',
    world: 'deliveries',
    file: 'site/forms/submissions/sinks.ts',
    find: 'messageId: `<${submission}.form@',
    instead: 'messageId: `<${submission}.${Math.random()}.form@',
  },
  {
    name: 'the mails of an enquiry are queued after it',
    world: 'deliveries',
    file: 'site/forms/submissions/customer-mails/enquiries.ts',
    find: 'for (const mail of mails) await queueMail(statements, mail)',
    instead: `for (const mail of mails) setTimeout(() => void database.inTransaction('', (own) => queueMail(own, mail)).catch(() => 0), 9)`,
  },
  {
    name: 'a digest does not move its mark',
    world: 'deliveries',
    file: 'site/features/subscriptions/subscriptions.ts',
    find: '[Math.max(since, until), subject, kind, target, since]',
    instead: '[since, subject, kind, target, since]',
  },
  {
    name: 'a digest counts what it could not see yet as reported',
    world: 'deliveries',
    file: 'site/features/subscriptions/digests/send-digests.ts',
    find: 'const { until } = library',
    instead: 'const until = now()',
  },
  {
    name: 'a message counts as delivered before it is sent',
    world: 'deliveries',
    file: 'site/forms/submissions/start-outbox.ts',
    find: 'await sendDelivery(delivery, { settings, database })',
    instead: 'await markDelivered(database, delivery, now()); await sendDelivery(delivery, { settings, database })',
  },
  {
    name: 'a lease is shorter than its renewal',
    world: 'deliveries',
    file: outbox,
    find: 'const leaseMs = 8000',
    instead: 'const leaseMs = 1500',
  },
  {
    name: 'a refusal of the receiver counts as delivered',
    world: 'deliveries',
    file: 'site/forms/submissions/sinks.ts',
    find: 'if (!response.ok) throw new Error(',
    instead: 'if (!response.ok) String(',
  },
  {
    name: 'a message is given up after seven hours',
    world: 'deliveries',
    file: 'site/forms/submissions/next-attempt.ts',
    find: '{ untilAge: 96 * hour, wait: hour }',
    instead: '{ untilAge: 7 * hour, wait: hour }',
  },
  {
    name: 'a session that was used lately cannot be ended',
    world: 'sessions',
    file: 'site/identity/session/session-rows.ts',
    find: `WHERE id = $3 AND ended_because = ''`,
    instead: `WHERE id = $3 AND ended_because = '' AND seen_at < $2 - 60000`,
  },
  {
    name: 'a lock of a machine whose clock is ahead counts as free',
    world: 'sessions',
    file: 'site/identity/session/refresh-lock.ts',
    find: 'at + 2 * lockMs(identity)]',
    instead: 'at + lockMs(identity)]',
  },
  {
    name: 'two processes refresh a session at once',
    world: 'sessions',
    file: 'site/identity/session/refresh-lock.ts',
    find: 'return taken === 1',
    instead: 'return taken >= 0',
  },
  {
    name: 'a request with the secret before the last is refused',
    world: 'sessions',
    file: 'site/identity/session/respond-with-session.ts',
    find: '[digestOf(secret), digestOf(ticket.secret), at, row.id, row.rotated_at]',
    instead: `[digestOf(secret), '', at, row.id, row.rotated_at]`,
  },
  {
    name: 'a browser that did not get its new secret is logged out',
    world: 'sessions',
    file: sessions,
    find: 'const isInTime = row.proved_at === 0 || at <=',
    instead: 'const isInTime = at <=',
  },
  {
    name: 'an idle session lives on',
    world: 'sessions',
    file: sessions,
    find: `if (at > row.seen_at + limits.idleSeconds * 1000) return 'session_expired'`,
    instead: '',
  },
  {
    name: 'a session lives longer than its longest time',
    world: 'sessions',
    file: sessions,
    find: `if (at > row.created_at + limits.absoluteSeconds * 1000) return 'session_expired'`,
    instead: '',
  },
  {
    name: 'a session that the provider refuses lives on',
    world: 'sessions',
    file: 'site/identity/session/refresh-session.ts',
    find: `return await endSession(identity, id, code === 'login_required' ? code : reasonOf(code))`,
    instead: 'return',
  },
  {
    name: 'a logout does not wait for the end',
    world: 'sessions',
    file: 'site/identity/session/end-held-session.ts',
    find: 'if (ticket) await endSession(',
    instead: 'if (ticket) void endSession(',
  },
]
