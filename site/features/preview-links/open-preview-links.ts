import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isLocaleCode } from '#site/routing/locales.ts'
import { isMarketId } from '#site/routing/markets.ts'
import type { Database, Row, Statements, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'

/**
 * Times are milliseconds since 1970; 0 is none, as is the release 0. The story 0 is all of the release, whose name `story_name` has then. `window_uses` counts the uses since `window_start`, for the limit.
 */
const linkTables: TableSet = {
  schema: 'preview_links',
  hasFleeting: false,
  migrations: [
    {
      name: '1-links',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE preview_links (
  id TEXT PRIMARY KEY, story_id ${integer} NOT NULL, story_name TEXT NOT NULL, market TEXT NOT NULL, locale TEXT NOT NULL,
  release_id ${integer} NOT NULL, moment ${integer} NOT NULL, expires_at ${integer} NOT NULL, shared_by TEXT NOT NULL,
  note TEXT NOT NULL, created_at ${integer} NOT NULL, revoked_at ${integer} NOT NULL DEFAULT 0,
  uses ${integer} NOT NULL DEFAULT 0, last_used_at ${integer} NOT NULL DEFAULT 0,
  window_start ${integer} NOT NULL DEFAULT 0, window_uses ${integer} NOT NULL DEFAULT 0
) ${strict};
CREATE INDEX preview_links_created ON preview_links (created_at);
CREATE INDEX preview_links_story ON preview_links (story_id, created_at);
`),
    },
  ],
}

/** Days for which the list shows a link that has expired. */
const listedDays = 30
const day = 24 * 3600_000
const minute = 60_000

/** Limits against floods. A receiver, or a few together, opens a page some times a minute; each use reads the draft uncached. */
export const linkLimits = { usesInMinute: 60, createdInMinute: 30, open: 1000 } as const

/** Numbers of 64 bits come from PostgreSQL as texts. */
const orNone = z.coerce.number().transform((value) => value || undefined)

const storedLink = z.object({
  id: z.string(),
  storyId: orNone,
  /** Of the story or of the release, when the link was created. */
  subjectName: z.string(),
  market: z.string().refine(isMarketId),
  locale: z.string().refine(isLocaleCode),
  release: orNone,
  moment: orNone,
  expiresAt: z.coerce.number(),
  /** The receiver reads it. */
  sharedBy: z.string(),
  /** Only editors read it. */
  note: z.string(),
  createdAt: z.coerce.number(),
  revokedAt: orNone,
  uses: z.coerce.number(),
  lastUsedAt: orNone,
})

const columns = `id, story_id AS "storyId", story_name AS "subjectName", market, locale, release_id AS "release", moment,
  expires_at AS "expiresAt", shared_by AS "sharedBy", note, created_at AS "createdAt", revoked_at AS "revokedAt", uses,
  last_used_at AS "lastUsedAt"`

export type StoredLink = z.infer<typeof storedLink>

/** What an editor says of a new link. */
export type NewLink = Omit<StoredLink, 'id' | 'createdAt' | 'revokedAt' | 'uses' | 'lastUsedAt'>

/** Why a link opens nothing: it has expired, was revoked or is no longer stored; or it was used too often just now. */
export type LinkRefusal = 'ended' | 'busy'

export type PreviewLinks = ReturnType<typeof openPreviewLinks>

/**
 * The preview links of a site, for every process with the same database. Each call reads it, so that a revoked link opens nothing from
 * the next request on, whichever instance receives it.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openPreviewLinks(place: string, now: () => number = Date.now) {
  const database = openDatabase(place, linkTables)
  return {
    /** @returns why none was created: too many are open, or were created in the last minute */
    create: async (link: NewLink): Promise<StoredLink | { refusal: 'too-many' }> =>
      await database.inTransaction('preview links', async (statements) => await create(statements, link, now())),
    /** @returns whether an open link was revoked */
    async revoke(id: string): Promise<boolean> {
      const sql = 'UPDATE preview_links SET revoked_at = $1 WHERE id = $2 AND revoked_at = 0 AND expires_at > $1'
      return (await database.change(sql, [now(), id])) > 0
    },
    /** An open link, without counting a use. */
    async find(id: string): Promise<StoredLink | undefined> {
      const sql = `SELECT ${columns} FROM preview_links WHERE id = $1 AND revoked_at = 0 AND expires_at > $2`
      return storedLinks(await database.rows(sql, [id, now()]))[0]
    },
    /** Counts a use of an open link, in the statement that finds it open. */
    use: async (id: string): Promise<StoredLink | LinkRefusal> => await use(database, id, now()),
    /**
     * The links of one story, of all others, or of whole releases: those that are open first, then the newest. None that is open is
     * missing, because no more are open at once than are listed.
     */
    async list(which: { of: number | 'releases' } | { otherThan: number }): Promise<StoredLink[]> {
      const isOf = 'of' in which
      const condition = isOf ? 'story_id = $1' : 'story_id <> $1 AND story_id <> 0'
      const story = isOf ? which.of : which.otherThan
      const sql = `SELECT ${columns} FROM preview_links WHERE ${condition}
        ORDER BY CASE WHEN revoked_at = 0 AND expires_at > $2 THEN 0 ELSE 1 END, created_at DESC, id LIMIT $3`
      return storedLinks(await database.rows(sql, [story === 'releases' ? 0 : story, now(), linkLimits.open]))
    },
    close: database.close,
  }
}

async function create(
  { rows, change }: Statements,
  link: NewLink,
  now: number,
): Promise<StoredLink | { refusal: 'too-many' }> {
  await change('DELETE FROM preview_links WHERE expires_at < $1', [now - listedDays * day])
  const [count] = await rows(
    `SELECT count(CASE WHEN revoked_at = 0 AND expires_at > $1 THEN 1 END) AS open_links,
       count(CASE WHEN created_at > $2 THEN 1 END) AS created_links FROM preview_links`,
    [now, now - minute],
  )
  if (Number(count?.['open_links']) >= linkLimits.open) return { refusal: 'too-many' }
  if (Number(count?.['created_links']) >= linkLimits.createdInMinute) return { refusal: 'too-many' }
  const id = randomBytes(16).toString('base64url')
  const { storyId = 0, subjectName, market, locale, release = 0, moment = 0, expiresAt, sharedBy, note } = link
  await change(
    `INSERT INTO preview_links
       (id, story_id, story_name, market, locale, release_id, moment, expires_at, shared_by, note, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, storyId, subjectName, market, locale, release, moment, expiresAt, sharedBy, note, now],
  )
  return { ...link, id, createdAt: now, revokedAt: undefined, uses: 0, lastUsedAt: undefined }
}

async function use({ rows }: Database, id: string, now: number): Promise<StoredLink | LinkRefusal> {
  const windowStart = now - (now % minute)
  const open = 'id = $1 AND revoked_at = 0 AND expires_at > $2'
  const used = await rows(
    `UPDATE preview_links SET uses = uses + 1, last_used_at = $2, window_start = $3,
       window_uses = CASE WHEN window_start = $3 THEN window_uses + 1 ELSE 1 END
     WHERE ${open} AND (window_start <> $3 OR window_uses < $4) RETURNING ${columns}`,
    [id, now, windowStart, linkLimits.usesInMinute],
  )
  const [link] = storedLinks(used)
  if (link) return link
  return (await rows(`SELECT id FROM preview_links WHERE ${open}`, [id, now])).length > 0 ? 'busy' : 'ended'
}

/** Without those of a market or a locale that was removed since: they have no page. */
function storedLinks(found: readonly Row[]): StoredLink[] {
  return found.flatMap((one) => storedLink.safeParse(one).data ?? [])
}
