/** A small change of one module that the simulation must find. */
export type PlantedFault = {
  name: string
  world: 'pages' | 'deliveries' | 'sessions' | 'index'
  file: string
  /** Text of the file, which occurs once. */
  find: string
  instead: string
}

const feed = 'site/server/page-cache/instances/redis-feed.ts'
const tagged = 'site/server/page-cache/tiers/tagged-cache.ts'
const shared = 'site/server/page-cache/tiers/shared-tier.ts'
const store = 'site/server/page-cache/render/render-and-store.ts'
const outbox = 'site/forms/submissions/outbox.ts'
const sessions = 'site/identity/session/find-session.ts'
const queue = 'site/search/indexing/open-index-queue.ts'

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a change is not published to other instances',
    world: 'pages',
    file: 'site/content/changes/content-changed.ts',
    find: 'await announceChange({ tags: tagsOf(what), change: what })',
    instead: '',
  },
  {
    name: 'a page that a change overtook is stored as fresh',
    world: 'pages',
    file: tagged,
    find: 'const isStale = isOvertaken(tags, made.startedAt)',
    instead: 'const isStale = false',
  },
  {
    name: 'a shared page is taken although a change has made it stale',
    world: 'pages',
    file: shared,
    find: 'return found && !memory.isStale(found) ? found : undefined',
    instead: 'return found',
  },
  {
    name: 'a shared page names the change after its render as seen',
    world: 'pages',
    file: store,
    find: 'tags: [...record.tags], seen })',
    instead: 'tags: [...record.tags], seen: shared?.position() ?? seen })',
  },
  {
    name: 'what could not be published is forgotten',
    world: 'pages',
    file: feed,
    find: 'follower.waiting = follower.waiting.length < mostWaiting ? [...follower.waiting, published] : [{}]',
    instead: '',
  },
  {
    name: 'an instance that lost the stream goes on behind what it missed',
    world: 'pages',
    file: feed,
    find: 'if (follower.position === undefined || found !== follower.server) await startAgain(follower)',
    instead:
      'await startAgain({ ...follower, memory: { ...follower.memory }, receive: () => undefined }); follower.position = positionAt(await redisTime(follower))',
  },
  {
    name: 'a render that joined one from before a change shows the old page',
    world: 'pages',
    file: 'site/server/page-cache/page-cache.ts',
    find: `// A render that started before this change must not serve a request that arrived after it.
      renders.forget()`,
    instead: '',
  },
  {
    name: 'a page that is gone stays',
    world: 'pages',
    file: 'site/content/client/read-response.ts',
    find: 'return response ? tagsOf(response.body as Body) : [anyStoryTag]',
    instead: `return response ? tagsOf(response.body as Body) : ['nothing']`,
  },
  {
    name: 'a request joins one that was sent before a change',
    world: 'pages',
    file: 'site/content/client/read-response.ts',
    find: 'if (running?.startedAt === startedAt) {',
    instead: 'if (running) {',
  },
  {
    name: 'the version of before a change is named after it',
    world: 'pages',
    file: 'site/content/client/read-response.ts',
    find: 'const current = () => (known?.learntAt === cachedResponses().now() ? known.version : undefined)',
    instead: 'const current = () => known?.version',
  },
  {
    name: 'a poll takes a change of the same second for known',
    world: 'pages',
    file: 'site/content/changes/check-space.ts',
    find: 'return now > version * 1000 + 1000 + slackMs',
    instead: 'return true',
  },
  {
    name: 'removed stories are not counted',
    world: 'pages',
    file: 'site/content/changes/check-space.ts',
    find: 'return isUnexplained(change) || isMoreMissing(change)',
    instead: 'return false',
  },
  {
    name: 'the CDN is not purged again',
    world: 'pages',
    file: 'site/server/cdn/cdn-purges.ts',
    find: 'await queue.add(tags, now() + againMs)',
    instead: '',
  },
  {
    name: 'a purge that the CDN refused counts as done',
    world: 'pages',
    file: 'site/server/cdn/cdn-purges.ts',
    find: 'await queue.fail(due)',
    instead: 'await queue.finish(due)',
  },
  {
    name: 'a CDN gets stale copies to hold',
    world: 'pages',
    file: 'site/server/page-cache/request/send-response.ts',
    find: `return cdn && source !== 'stale' && tags`,
    instead: 'return cdn && tags',
  },
  {
    name: 'a personal render is cached',
    world: 'pages',
    file: store,
    find: 'return isFinal && tags.size > 0 && !isPersonal && headers',
    instead: 'return isFinal && headers',
  },
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
    name: 'an ended session is not refused',
    world: 'sessions',
    file: sessions,
    find: 'const because = row.ended_because || reasonToEnd(identity, row, ticket)',
    instead: 'const because = reasonToEnd(identity, row, ticket)',
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
  {
    name: 'records that show something of a changed story are not written',
    world: 'index',
    file: 'site/search/indexing/index-worker.ts',
    find: `await queue.add(ids, 'dependent')`,
    instead: 'void ids',
  },
  {
    name: 'a story that changes while it is indexed is not indexed again',
    world: 'index',
    file: queue,
    find: `'DELETE FROM index_stories WHERE claim = $1', [id]`,
    instead: `'DELETE FROM index_stories WHERE story IN (SELECT story FROM index_stories WHERE claim = $1)', [id]`,
  },
  {
    name: 'the stories of a killed process are forgotten',
    world: 'index',
    file: queue,
    find: `WHERE claim <> '' AND \${which}
     ON CONFLICT`,
    instead: `WHERE \${which} AND FALSE
     ON CONFLICT`,
  },
  {
    name: 'nothing is compared',
    world: 'index',
    file: 'site/search/indexing/sync-indexes.ts',
    find: 'if (version === compared.version &&',
    instead: 'if (version > 0 ||',
  },
  {
    name: 'a comparison in the second of a change counts for its whole second',
    world: 'index',
    file: 'site/search/indexing/sync-indexes.ts',
    find: 'version: Date.now() > version * 1000 + versionMovesMs ? version : 0',
    instead: 'version',
  },
  {
    name: 'records of a story that is gone stay',
    world: 'index',
    file: 'site/search/indexing/sync-stories.ts',
    find: '.filter(({ objectID }) => !wanted.has(objectID))',
    instead: '.filter(() => false)',
  },
  {
    name: 'a claim that failed counts as done',
    world: 'index',
    file: 'site/search/indexing/index-worker.ts',
    find: 'await queue.fail(claim, wait)',
    instead: 'await queue.finish(claim)',
  },
  {
    name: 'the shared page stays in a country that has its own',
    world: 'index',
    file: 'site/search/indexing/index-worker.ts',
    find: 'const values = [...new Set(addresses.flatMap((address) => sharedAddress(address) ?? []))]',
    instead: 'const values: string[] = []',
  },
]
