import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'
import { isRunning } from '../../system/is-running.ts'

const slug = 'schema-push-lock'

/** A lock that was not renewed for this long is abandoned (milliseconds). */
const lifetime = 120_000
const renewal = 30_000
const retryAfter = 1_000

/** Another push holds the lock and did not end in time. */
export class SpaceLockedError extends Error {
  constructor(holder: string) {
    super(`Another push is under way in this space (${holder}). Nothing was sent; try again when it has ended.`)
    this.name = 'SpaceLockedError'
  }
}

/** Ids of the locks that this process holds. */
const held = new Set<number>()

type Requests = Pick<ManagementRequests, 'list' | 'send'>
type Waiting = { waitMs: number; log: (line: string) => void }

const response = z.object({ datasource: z.object({ id: z.number() }) })

/** Handle of the lock for its holder. */
export type PushLock = {
  /** Whether another push held it before, so that earlier reads are stale. */
  hasWaited: boolean
  /**
   * Releases the lock by turning its datasource into a wanted one: two requests for lock and datasource instead of three.
   * This is the last write of the holder.
   */
  become: (datasource: object) => Promise<void>
}

/**
 * Runs `work` while no other push writes into the space. The lock is a datasource, because its slug is unique in the API; a
 * lock of an ended process, or one that was not renewed for two minutes, is taken over.
 * @throws SpaceLockedError when another push holds it longer than `waitMs`
 */
export async function withPushLock<Result>(
  requests: Requests,
  waiting: Waiting,
  work: (lock: PushLock) => Promise<Result>,
): Promise<Result> {
  const { id, hasWaited } = await acquire(requests, waiting)
  held.add(id)
  const write = (content: object) => requests.send('put', `datasources/${id}`, { body: content })
  let renewed: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => (renewed = write(body()).catch(() => undefined)), renewal)
  let isLock = true
  const become = async (datasource: object) => {
    clearInterval(timer)
    await renewed
    await write({ datasource })
    isLock = false
  }
  try {
    return await work({ hasWaited, become })
  } finally {
    clearInterval(timer)
    held.delete(id)
    // `work` has its own error; a remaining lock is taken over later.
    if (isLock) await requests.send('delete', `datasources/${id}`).catch(() => undefined)
  }
}

async function acquire(requests: Requests, { waitMs, log }: Waiting): Promise<{ id: number; hasWaited: boolean }> {
  const deadline = Date.now() + waitMs
  for (let hasReported = false, isFirst = true; ; isFirst = false) {
    const id = await create(requests)
    if (id !== undefined) return { id, hasWaited: !isFirst }
    const holder = await holderOf(requests)
    if (holder === undefined) continue
    if (Date.now() >= deadline) throw new SpaceLockedError(holder)
    if (!hasReported) log(`Waiting for another push: ${holder}`)
    hasReported = true
    await wait(Math.min(retryAfter, waitMs))
  }
}

/** The holder of the lock; undefined when it is free, or was abandoned and is now released. */
async function holderOf(requests: Requests): Promise<string | undefined> {
  const lock = await readLock(requests)
  if (!lock || held.has(lock.id) || !isAbandoned(lock.name)) return lock?.name
  // By its id, because a lock that another process took over meanwhile has another one.
  await requests.send('delete', `datasources/${lock.id}`).catch(() => undefined)
  return undefined
}

function body() {
  return { datasource: { name: `Schema push of ${hostname()}:${process.pid} at ${new Date().toISOString()}`, slug } }
}

const taken = z.object({ cause: z.object({ response: z.object({ status: z.literal(422) }) }) })

async function create(requests: Requests): Promise<number | undefined> {
  try {
    return response.parse(await requests.send('post', 'datasources', { body: body() })).datasource.id
  } catch (error) {
    if (taken.safeParse(error).success) return undefined
    throw error
  }
}

const rows = z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() }))

async function readLock(requests: Requests): Promise<{ id: number; name: string } | undefined> {
  const locks = rows.parse(await requests.list('datasources', 'datasources', { search: slug }))
  return locks.find((row) => row.slug === slug)
}

/** Whether the holder of a lock has ended. */
export function isAbandoned(name: string, now = Date.now()): boolean {
  const holder = /^Schema push of (.+):(\d+) at (\S+)$/.exec(name)
  if (!holder) return true
  if (now - Date.parse(holder[3] ?? '') > lifetime) return true
  // This process knows its own locks; another one with its pid was left by an earlier process.
  return holder[1] === hostname() && (Number(holder[2]) === process.pid || !isRunning(Number(holder[2])))
}
