import { gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { type Access, type AccessOptions, accessOf } from '../access/access.ts'
import type { Permission } from '../access/key-record.ts'
import { ProtocolError } from '../protocol-error.ts'

const mostBytes = 32 * 1024 * 1024

/** Credentials come in headers or in the query, with names in any case. */
export function accessFor(context: Context, options: AccessOptions): Access {
  const query = new Map([...new URL(context.req.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]))
  const credential = (name: string) => context.req.header(name) ?? query.get(name)
  return accessOf(
    {
      applicationId: credential('x-algolia-application-id'),
      key: credential('x-algolia-api-key'),
      referer: context.req.header('referer'),
    },
    options,
  )
}

/**
 * Refuses a request that the key does not permit.
 * @throws ProtocolError 403
 */
export function requireAccess(access: Access, permission: Permission, index?: string): void {
  if (!access.may(permission)) throw new ProtocolError(403, 'Method not allowed with this API key')
  if (index !== undefined && !access.canUse(index)) throw new ProtocolError(403, 'Index not allowed with this API key')
}

/**
 * The body as JSON, whatever its content type; undefined when it is empty.
 * @throws ProtocolError 400 when it is no JSON, 413 when it is too large
 */
export async function readBody(context: Context): Promise<unknown> {
  const raw = Buffer.from(await context.req.arrayBuffer())
  if (raw.length > mostBytes) throw new ProtocolError(413, 'Request body is too large')
  const text = (context.req.header('content-encoding') === 'gzip' ? unpacked(raw) : raw).toString('utf8')
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ProtocolError(400, 'Invalid JSON')
  }
}

function unpacked(raw: Buffer): Buffer {
  try {
    return gunzipSync(raw, { maxOutputLength: mostBytes })
  } catch {
    throw new ProtocolError(400, 'The body cannot be unpacked')
  }
}
