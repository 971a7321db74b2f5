import { isSameText } from '../../is-same-text.ts'
import type { Filter } from '../filters/filter.ts'
import { filterOf } from '../filters/filter-of.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type Params, readParams } from '../query/params.ts'
import type { Database } from '../store/open-database.ts'
import { isExpired, type KeyRecord, listKeys, type Permission } from './key-record.ts'
import { openSecuredKey } from './open-secured-key.ts'

/** Permissions of a key's bearer. */
export type Access = {
  isAdmin: boolean
  may(permission: Permission): boolean
  canUse(index: string): boolean
  /** Filters that every record must meet, whatever the query contains. */
  required: Filter
  /** Parameters that override the query's own. */
  forced: Params
  /** Maximum of hits per query; 0 is no limit. */
  maxHits: number
}

export type AccessOptions = { database: Database; applicationId: string; adminKey: string; keys: readonly KeyRecord[] }

export type Credentials = { applicationId: string | undefined; key: string | undefined; referer: string | undefined }

const filterNames = ['filters', 'facetFilters', 'numericFilters', 'tagFilters']
const keyNames = ['validUntil', 'restrictIndices', 'restrictSources', 'userToken']

/**
 * Permissions of a request.
 * @throws ProtocolError 403 when its key is missing, unknown, forged or expired
 */
export function accessOf(credentials: Credentials, options: AccessOptions): Access {
  const { applicationId, key } = credentials
  if (!key || applicationId !== options.applicationId) throw refused()
  if (isSameText(key, options.adminKey)) return adminAccess
  const keys = [...options.keys, ...listKeys(options.database)].filter((known) => !isExpired(known))
  const plain = keys.find(({ value }) => isSameText(key, value))
  if (plain) return limited(plain, new URLSearchParams(), credentials.referer)
  // Only keys that may do no more than search can be a parent: a signature must not widen what it restricts.
  const parents = keys.filter(({ acl }) => acl.every((permission) => searching.includes(permission)))
  const secured = openSecuredKey(key, parents)
  if (!secured) throw refused()
  return limited(secured.parent, secured.restrictions, credentials.referer)
}

const searching: readonly Permission[] = ['search', 'recommendation']

const adminAccess: Access = {
  isAdmin: true,
  may: () => true,
  canUse: () => true,
  required: [],
  forced: {},
  maxHits: 0,
}

function limited(key: KeyRecord, restrictions: URLSearchParams, referer: string | undefined): Access {
  if (isPast(restrictions.get('validUntil')))
    throw new ProtocolError(403, 'The provided validUntil parameter is less than the current time')
  if (key.referers.length > 0 && !key.referers.some((pattern) => isLike(referer ?? '', pattern))) throw refused()
  const restricted = restrictions.get('restrictIndices')?.split(',').filter(Boolean)
  const own = new URLSearchParams(key.queryParameters)
  const all = [own, restrictions]
  return {
    isAdmin: false,
    may: (permission) => key.acl.includes(permission),
    canUse: (index) =>
      (key.indexes.length === 0 || key.indexes.some((pattern) => isLike(index, pattern))) &&
      (restricted === undefined || restricted.some((pattern) => isLike(index, pattern))),
    required: all.flatMap((source) =>
      filterOf(readParams({ params: only(source, (name) => filterNames.includes(name)) })),
    ),
    forced: Object.assign({}, ...all.map((source) => readParams({ params: only(source, isForced) }))),
    maxHits: key.maxHitsPerQuery,
  }
}

function isForced(name: string): boolean {
  return !filterNames.includes(name) && !keyNames.includes(name)
}

function only(source: URLSearchParams, isWanted: (name: string) => boolean): string {
  return new URLSearchParams([...source].filter(([name]) => isWanted(name))).toString()
}

/** Seconds since 1970; an invalid number counts as expired. */
function isPast(validUntil: string | null): boolean {
  return validUntil !== null && !(Number(validUntil) * 1000 > Date.now())
}

function isLike(text: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*', 2)
  if (pattern.startsWith('*') && pattern.endsWith('*')) return text.includes(pattern.slice(1, -1))
  if (end === undefined) return text === pattern
  return text.startsWith(start) && text.endsWith(end) && text.length >= start.length + end.length
}

function refused(): ProtocolError {
  return new ProtocolError(403, 'Invalid Application-ID or API key')
}
