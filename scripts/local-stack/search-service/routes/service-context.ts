import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Access, AccessOptions } from '../access/access.ts'
import type { Permission } from '../access/key-record.ts'
import type { Catalogue } from '../live/catalogue.ts'
import { accessFor, requireAccess } from './request.ts'

/** Dependencies of every route. */
export type ServiceContext = { catalogue: Catalogue; access: AccessOptions; log: (line: string) => void }

/**
 * The name of the index in the address, after checking the key's permission.
 * @throws ProtocolError 403
 */
export function allowedIndex(
  service: ServiceContext,
  request: Context,
  permission: Permission,
): { name: string; access: Access } {
  const access = accessFor(request, service.access)
  const name = request.req.param('index') ?? ''
  requireAccess(access, permission, name)
  return { name, access }
}

/** Milliseconds that a response waits for work: the official clients time out after two seconds. */
const responseTimeout = 1_000

/** Tasks whose work continues after their response. */
const underWay = new Set<number>()

export function isUnderWay(task: number): boolean {
  return underWay.has(task)
}

/**
 * A task for work that may take long, such as building a large index: the response is sent when the work is done, or
 * after a second while it continues. The task is published when it is done; a later failure is logged, and the task
 * stays pending.
 * @throws the error of the work within the second
 */
export async function taskFor(service: ServiceContext, work: Promise<unknown>): Promise<number> {
  const task = newTask(service)
  underWay.add(task)
  const done = work.then(() => void underWay.delete(task))
  done.catch((error: unknown) => service.log(`task ${task} failed: ${String(error)}`))
  await Promise.race([done, wait(responseTimeout, undefined, { ref: false })])
  return task
}

/** A task that is done before its response. */
export function newTask({ catalogue }: ServiceContext): number {
  return catalogue.database.run('INSERT INTO tasks (created_at) VALUES (?)', Date.now()).id
}

export function now(): string {
  return new Date().toISOString()
}
