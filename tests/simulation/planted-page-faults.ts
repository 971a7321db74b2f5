import type { PlantedFault } from './planted-change.ts'

const feed = 'site/server/page-cache/instances/redis-feed.ts'
const tagged = 'site/server/page-cache/tiers/tagged-cache.ts'
const shared = 'site/server/page-cache/tiers/shared-tier.ts'
const store = 'site/server/page-cache/render/render-and-store.ts'

/** Faults of the page cache, of what instances publish to each other, of the poll and of the purge of a CDN. */
export const pageFaults: readonly PlantedFault[] = [
  {
    name: 'a change is not published to other instances',
    world: 'pages',
    file: 'site/content/changes/content-changed.ts',
    find: `await announceChange({ tags: tagsOf(what), change: what })
  return`,
    instead: 'return',
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
    name: 'what a poll found is not published to other instances',
    world: 'pages',
    file: 'site/content/changes/content-changed.ts',
    find: 'if (isUnknown) await announceChange(',
    instead: 'if (!isUnknown) await announceChange(',
  },
  {
    name: 'changes that a new Redis lacks are forgotten',
    world: 'pages',
    file: 'site/server/page-cache/memory/invalidation-memory.ts',
    find: 'if (!isAfter(at, position)) invalidatedAt.delete(tag)',
    instead: 'invalidatedAt.delete(tag)',
  },
]
