import type { Context, Next } from 'hono'
import { ManagementError } from './management-error.ts'

/** The permissions of a scoped personal access token on one kind of thing; each level includes those before it. */
const levels = ['read', 'write', 'publish'] as const
export type ScopeLevel = (typeof levels)[number]

/** Scope -> level, as a person chooses them for a token (Storyblok docs, access tokens). */
export type TokenScopes = Readonly<Record<string, ScopeLevel>>

/** Resources that belong to the scope of another one (guess: the vendor lists scopes, not their paths). */
const scopeOfResource: Readonly<Record<string, string>> = {
  component_groups: 'components',
  presets: 'components',
  internal_tags: 'components',
  versions: 'stories',
  story_versions: 'stories',
  story_translations: 'stories',
  story_schedulings: 'stories',
}

/** Refuses requests that the scopes of a token do not permit with 403 (guess: status and body); tokens without scopes may do everything. */
export function requireScope(scopesOf: (token: string) => TokenScopes | undefined) {
  return async ({ req }: Context, next: Next): Promise<void> => {
    const scopes = scopesOf((req.header('authorization') ?? '').replace(/^Bearer /, ''))
    if (scopes && !permits(scopes, req.method, req.path)) throw new ManagementError(403, { error: 'Forbidden' })
    await next()
  }
}

function permits(scopes: TokenScopes, method: string, path: string): boolean {
  const [, resource = 'spaces'] = /\/spaces\/[^/]+\/([^/]+)/.exec(path) ?? /\/(field_types|users)/.exec(path) ?? []
  const given = scopes[scopeOfResource[resource] ?? resource]
  return given !== undefined && levels.indexOf(given) >= levels.indexOf(neededFor(method, path))
}

function neededFor(method: string, path: string): ScopeLevel {
  if (method !== 'GET') return 'write'
  return /\/(un)?publish$/.test(path) ? 'publish' : 'read'
}
