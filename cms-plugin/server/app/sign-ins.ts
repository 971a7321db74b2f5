import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'
import type { Statements, TableSet } from 'site/server/database/database.ts'
import { openDatabase } from 'site/server/database/open-database.ts'
import { z } from 'zod'
import { decryptText, encryptText } from './encrypted-text.ts'

/** Milliseconds that a sign-in lasts: as long as the cookie of the vendor's package, 7 days. */
const life = 7 * 24 * 3600_000

const signInTables: TableSet = {
  schema: 'cms_app',
  hasFleeting: false,
  migrations: [
    {
      name: '1-sign-ins',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE IF NOT EXISTS sign_ins (id TEXT PRIMARY KEY, cookies TEXT NOT NULL, expires_at ${integer} NOT NULL) ${strict};
CREATE INDEX IF NOT EXISTS sign_ins_expires ON sign_ins (expires_at);
`),
    },
  ],
}

const row = z.object({ cookies: z.string(), expires_at: z.coerce.number() })

export type SignInsOptions = {
  /** `postgres://…`; without it sign-ins lie in a SQLite file. */
  databaseUrl?: string | undefined
  /** Folder of that file. */
  folder: string
  /** Encrypts the cookies at rest; with another secret every sign-in is unknown. */
  secret: string
  now?: () => number
}

export type SignIns = ReturnType<typeof openSignIns>

/**
 * The users who are signed in to the app, for every process that opens the same database. The cookies of the vendor's package contain
 * the readable access token: they stay here, encrypted, and the browser gets an identifier that cannot be guessed. The database has the
 * digest of the identifier, so that a copy of the database signs no one in.
 */
export function openSignIns({ databaseUrl, folder, secret, now = Date.now }: SignInsOptions) {
  const database = openDatabase(databaseUrl ?? join(folder, 'sign-ins.sqlite'), signInTables)
  const read = async (id: string, statements: Statements = database) => {
    const [found] = await statements.rows('SELECT cookies, expires_at FROM sign_ins WHERE id = $1', [id])
    if (!found) return undefined
    const { cookies: encrypted, expires_at: expiresAt } = row.parse(found)
    const cookies = await decryptText(encrypted, { secret, purpose: id, now: now() })
    return cookies === undefined ? undefined : { cookies, expiresAt }
  }
  return {
    /** The cookies of a sign-in as a request header; undefined for an unknown or expired name. */
    read: async (name: string): Promise<string | undefined> => (await read(idOf(name)))?.cookies,
    /** Stores cookies under a new name, and removes the rows that have expired. @returns the name */
    async create(cookies: string): Promise<string> {
      const [name, at] = [randomBytes(32).toString('base64url'), now()]
      const [id, expiresAt] = [idOf(name), at + life]
      const encrypted = await encryptText(cookies, { secret, purpose: id, expiresAt })
      await database.change('DELETE FROM sign_ins WHERE expires_at <= $1', [at])
      await database.change('INSERT INTO sign_ins (id, cookies, expires_at) VALUES ($1, $2, $3)', [
        id,
        encrypted,
        expiresAt,
      ])
      return name
    },
    /**
     * Applies `Set-Cookie` lines to a sign-in: a refreshed token, or the end of one. Its expiry stays.
     * @param seen the cookies from which the lines were made; by default those that are stored
     * @returns false, and nothing is stored, where another process has changed one of the cookies since
     */
    async update(name: string, setCookies: readonly string[], seen?: string): Promise<boolean> {
      const id = idOf(name)
      return await database.inTransaction(id, async (statements) => {
        const known = await read(id, statements)
        if (!known || (seen !== undefined && hasChanged(setCookies, seen, known.cookies))) return false
        const cookies = withCookies(known.cookies, setCookies)
        const encrypted = await encryptText(cookies, { secret, purpose: id, expiresAt: known.expiresAt })
        if (cookies === '') await statements.change('DELETE FROM sign_ins WHERE id = $1', [id])
        else await statements.change('UPDATE sign_ins SET cookies = $1 WHERE id = $2', [encrypted, id])
        return true
      })
    },
    async remove(name: string): Promise<void> {
      await database.change('DELETE FROM sign_ins WHERE id = $1', [idOf(name)])
    },
    close: () => database.close(),
  }
}

/** Values go back to the vendor's package as it wrote them. */
const asWritten = { decode: (value: string) => value, encode: (value: string) => value }

/** A `Cookie` header after the `Set-Cookie` lines of a response: an empty value removes the cookie. */
export function withCookies(header: string, setCookies: readonly string[]): string {
  const cookies = { ...parseCookie(header, asWritten) }
  for (const line of setCookies) {
    const { name, value = '' } = parseSetCookie(line, asWritten)
    cookies[name] = value === '' || value === '""' ? undefined : value
  }
  return stringifyCookie(cookies, asWritten)
}

function hasChanged(setCookies: readonly string[], before: string, now: string): boolean {
  const [one, other] = [parseCookie(before, asWritten), parseCookie(now, asWritten)]
  return setCookies.some((line) => {
    const { name } = parseSetCookie(line, asWritten)
    return one[name] !== other[name]
  })
}

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}
