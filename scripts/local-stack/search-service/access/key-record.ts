import { randomBytes } from 'node:crypto'
import { isObject } from '../live/attribute-values.ts'
import { ProtocolError } from '../protocol-error.ts'
import type { Database } from '../store/open-database.ts'

/** Permissions of keys (hosted service's docs: access control list). */
export const permissions = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'analytics',
  'recommendation',
  'usage',
  'logs',
  'listIndexes',
  'seeUnretrievableAttributes',
  'inference',
  'personalization',
] as const

export type Permission = (typeof permissions)[number]

export type KeyRecord = {
  value: string
  acl: readonly Permission[]
  /** Names of indexes, with the wildcard `*` at the beginning or end; an empty list means all. */
  indexes: readonly string[]
  /** Milliseconds since 1970. */
  createdAt: number
  /** Validity in seconds; 0 is unlimited. */
  validity: number
  maxHitsPerQuery: number
  /** Parameters added to every query with the key, as `a=b&c=d`. */
  queryParameters: string
  description: string
  referers: readonly string[]
}

type Row = { value: string; body: string; created_at: number }

/**
 * A key as clients send it.
 * @throws ProtocolError 400 when a permission does not exist
 */
export function readKey(value: string, body: unknown, createdAt: number): KeyRecord {
  const source = isObject(body) ? body : {}
  const acl = texts(source.acl)
  const wrong = acl.find((permission) => !isPermission(permission))
  if (acl.length === 0 || wrong !== undefined) throw new ProtocolError(400, `Invalid ACL: ${wrong ?? 'none given'}`)
  return {
    value,
    acl: acl.filter(isPermission),
    indexes: texts(source.indexes),
    createdAt,
    validity: whole(source.validity),
    maxHitsPerQuery: whole(source.maxHitsPerQuery),
    queryParameters: typeof source.queryParameters === 'string' ? source.queryParameters : '',
    description: typeof source.description === 'string' ? source.description : '',
    referers: texts(source.referers),
  }
}

function isPermission(text: string): text is Permission {
  return permissions.some((permission) => permission === text)
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}

export function listKeys(database: Database): KeyRecord[] {
  return database.all<Row>('SELECT * FROM api_keys ORDER BY created_at').map(toKey)
}

export function findKey(database: Database, value: string): KeyRecord | undefined {
  const row = database.get<Row>('SELECT * FROM api_keys WHERE value = ?', value)
  return row && toKey(row)
}

function toKey(row: Row): KeyRecord {
  return readKey(row.value, JSON.parse(row.body), row.created_at)
}

/** Stores a key and generates its value when it has none. */
export function putKey(database: Database, body: unknown, value = randomBytes(16).toString('hex')): KeyRecord {
  const key = readKey(value, body, findKey(database, value)?.createdAt ?? Date.now())
  const { value: _, createdAt, ...rest } = key
  database.run(
    'INSERT OR REPLACE INTO api_keys (value, body, created_at) VALUES (?, ?, ?)',
    value,
    JSON.stringify(rest),
    createdAt,
  )
  return key
}

export function deleteKey(database: Database, value: string): boolean {
  return database.run('DELETE FROM api_keys WHERE value = ?', value).changes > 0
}

export function isExpired({ validity, createdAt }: KeyRecord): boolean {
  return validity > 0 && createdAt + validity * 1000 <= Date.now()
}

/** The key on the wire. */
export function toWireKey({ createdAt, validity, ...key }: KeyRecord): Record<string, unknown> {
  const left = validity === 0 ? 0 : Math.max(1, Math.round((createdAt + validity * 1000 - Date.now()) / 1000))
  return { ...key, createdAt: Math.round(createdAt / 1000), validity: left }
}
