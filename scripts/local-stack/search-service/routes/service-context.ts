import type { Context } from 'hono'
import type { Access, AccessOptions } from '../access/access.ts'
import type { Permission } from '../access/key-record.ts'
import type { Catalogue } from '../live/catalogue.ts'
import { accessFor, requireAccess } from './request.ts'

/** What every route works with. */
export type ServiceContext = { catalogue: Catalogue; access: AccessOptions; log: (line: string) => void }

/**
 * The name of the index in the address, after the key was found to allow the work on it.
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

/** Every write is done when it is answered: a task is a number that is published at once. */
export function newTask({ catalogue }: ServiceContext): number {
  return catalogue.database.run('INSERT INTO tasks (created_at) VALUES (?)', Date.now()).id
}

export function now(): string {
  return new Date().toISOString()
}
