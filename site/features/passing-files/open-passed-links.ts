import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database, Statements, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'

/**
 * Times are milliseconds since 1970; 0 is none. A link is stored by the digest of its token alone, so that a copy of the database opens no
 * file. `passed_downloads` says which receiver took a file last, for downloads that are resumed: its column `network` has the digest of
 * the receiver's cookie.
 */
const linkTables: TableSet = {
  schema: 'passed_links',
  hasFleeting: false,
  migrations: [
    {
      name: '1-links',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE passed_links (
  digest TEXT PRIMARY KEY, subject TEXT NOT NULL, sender TEXT NOT NULL, sender_groups TEXT NOT NULL, sender_market TEXT NOT NULL,
  market TEXT NOT NULL, locale TEXT NOT NULL, note TEXT NOT NULL, allowed ${integer} NOT NULL, created_at ${integer} NOT NULL,
  expires_at ${integer} NOT NULL, revoked_at ${integer} NOT NULL DEFAULT 0
) ${strict};
CREATE INDEX passed_links_subject ON passed_links (subject, created_at);
CREATE INDEX passed_links_expires ON passed_links (expires_at);
CREATE TABLE passed_files (
  link TEXT NOT NULL REFERENCES passed_links (digest) ON DELETE CASCADE, place ${integer} NOT NULL, path TEXT NOT NULL,
  name TEXT NOT NULL, used ${integer} NOT NULL DEFAULT 0, PRIMARY KEY (link, place)
) ${strict};
CREATE TABLE passed_downloads (
  link TEXT NOT NULL REFERENCES passed_links (digest) ON DELETE CASCADE, place ${integer} NOT NULL, network TEXT NOT NULL,
  taken_at ${integer} NOT NULL, PRIMARY KEY (link, place, network)
) ${strict};
`),
    },
  ],
}

const day = 24 * 3600_000
/** Days for which the sender's list shows a link that has ended. */
const listedDays = 90
/** A download that broke off may be resumed by the same receiver for this long, and counts once. */
const resumedMs = 3600_000

/** Links of one customer. */
export const passedLimits = { open: 200, createdInHour: 60, listed: 100 } as const

/** Numbers of 64 bits come from PostgreSQL as texts. */
const linkRow = z.object({
  /** Names the link to its sender; it opens nothing. */
  digest: z.string(),
  subject: z.string(),
  /** The receiver reads it. */
  sender: z.string(),
  /** Rights of the session that created the link. */
  groups: z.string().transform((text) => z.array(z.string()).readonly().parse(JSON.parse(text))),
  /** Market of the sender's rights; undefined: all. */
  senderMarket: z.string().transform((market) => market || undefined),
  /** Website and language of the page. */
  market: z.string(),
  locale: z.string(),
  note: z.string(),
  /** Downloads of each file. */
  allowed: z.coerce.number(),
  createdAt: z.coerce.number(),
  expiresAt: z.coerce.number(),
  revokedAt: z.coerce.number().transform((moment) => moment || undefined),
})

const fileRow = z.object({
  place: z.coerce.number(),
  /** Download path (`extranet/downloads/download-path.ts`). */
  path: z.string(),
  /** For the sender's list: the receiver reads the name of now. */
  name: z.string(),
  used: z.coerce.number(),
})

const columns = `digest, subject, sender, sender_groups AS "groups", sender_market AS "senderMarket", market, locale, note, allowed,
  created_at AS "createdAt", expires_at AS "expiresAt", revoked_at AS "revokedAt", place, path, name, used`

type LinkRow = z.infer<typeof linkRow>
export type PassedFile = z.infer<typeof fileRow>
export type NewPassedFile = Pick<PassedFile, 'path' | 'name'>

/** A new link with its sender and its files. */
export type NewPassedLink = Omit<LinkRow, 'digest' | 'createdAt' | 'revokedAt'> & { files: readonly NewPassedFile[] }

export type PassedLink = LinkRow & {
  /** Whether it has neither expired nor been revoked. */
  isOpen: boolean
  files: readonly PassedFile[]
}

/** One file of a link, and who takes it. */
export type PassedTaking = { digest: string; place: number; receiver: string }

/**
 * The links by which customers pass files on, for every process with the same database. Each call reads it, so that a revoked link opens
 * nothing from the next request on.
 * @param location a file for SQLite, or `postgres://…`
 */
export function openPassedLinks(location: string, now: () => number = Date.now) {
  const database = openDatabase(location, linkTables)
  return {
    /** @returns the token, which is stored nowhere; undefined when the customer has too many links */
    create: async (link: NewPassedLink): Promise<string | undefined> =>
      await database.inTransaction(`passed ${link.subject}`, (statements) => create(statements, link, now())),
    /** A link, open or not, by the token of its address. */
    async find(token: string): Promise<PassedLink | undefined> {
      if (!tokenForm.test(token)) return undefined
      return (await readLinks(database, { which: 'WHERE digest = $1', values: [digestOf(token)] }, now()))[0]
    },
    /** The links of a customer, the newest first. */
    async list(subject: string): Promise<PassedLink[]> {
      const which = 'WHERE subject = $1 ORDER BY created_at DESC, digest LIMIT $2'
      return await readLinks(database, { which, values: [subject, passedLimits.listed] }, now())
    },
    /** @returns whether an open link of the customer was revoked */
    async revoke(digest: string, subject: string): Promise<boolean> {
      const sql =
        'UPDATE passed_links SET revoked_at = $1 WHERE digest = $2 AND subject = $3 AND revoked_at = 0 AND expires_at > $1'
      return (await database.change(sql, [now(), digest, subject])) > 0
    },
    /** Counts a download of an open link: of two at once on the last one, one. */
    take: async (taking: PassedTaking): Promise<boolean> =>
      await database.inTransaction(`passed ${taking.digest}`, (statements) => take(statements, taking, now())),
    /** Whether the receiver has just taken the file, so that what it reads on of it is the same download. */
    async hasTaken({ digest, place, receiver }: PassedTaking): Promise<boolean> {
      const sql =
        'SELECT 1 AS taken FROM passed_downloads WHERE link = $1 AND place = $2 AND network = $3 AND taken_at > $4'
      return (await database.rows(sql, [digest, place, receiver, now() - resumedMs])).length > 0
    },
    close: database.close,
  }
}

/** 24 random bytes. */
const tokenForm = /^[\w-]{32}$/

/** The name of a link, which does not open it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

async function create({ rows, change }: Statements, link: NewPassedLink, now: number): Promise<string | undefined> {
  await change('DELETE FROM passed_links WHERE expires_at < $1', [now - listedDays * day])
  const [count] = await rows(
    `SELECT count(CASE WHEN revoked_at = 0 AND expires_at > $2 THEN 1 END) AS open_links,
       count(CASE WHEN created_at > $3 THEN 1 END) AS created_links FROM passed_links WHERE subject = $1`,
    [link.subject, now, now - day / 24],
  )
  if (Number(count?.['open_links']) >= passedLimits.open) return undefined
  if (Number(count?.['created_links']) >= passedLimits.createdInHour) return undefined
  const token = randomBytes(24).toString('base64url')
  const digest = digestOf(token)
  const { subject, sender, groups, senderMarket = '', market, locale, note, allowed, expiresAt, files } = link
  await change(
    `INSERT INTO passed_links
       (digest, subject, sender, sender_groups, sender_market, market, locale, note, allowed, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [digest, subject, sender, JSON.stringify(groups), senderMarket, market, locale, note, allowed, now, expiresAt],
  )
  const file = 'INSERT INTO passed_files (link, place, path, name) VALUES ($1, $2, $3, $4)'
  for (const [place, { path, name }] of files.entries()) await change(file, [digest, place, path, name])
  return token
}

async function take({ change }: Statements, { digest, place, receiver }: PassedTaking, now: number): Promise<boolean> {
  const taken = await change(
    `UPDATE passed_files SET used = used + 1 WHERE link = $1 AND place = $2
       AND used < (SELECT allowed FROM passed_links WHERE digest = $1 AND revoked_at = 0 AND expires_at > $3)`,
    [digest, place, now],
  )
  if (taken === 0) return false
  await change(
    `INSERT INTO passed_downloads (link, place, network, taken_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (link, place, network) DO UPDATE SET taken_at = excluded.taken_at`,
    [digest, place, receiver, now],
  )
  return true
}

type Choice = { which: string; values: readonly (string | number)[] }

async function readLinks({ rows }: Database, { which, values }: Choice, now: number): Promise<PassedLink[]> {
  const found = await rows(
    `SELECT ${columns} FROM (SELECT * FROM passed_links ${which}) AS links JOIN passed_files ON link = digest
     ORDER BY created_at DESC, digest, place`,
    values,
  )
  return [...Map.groupBy(found, ({ digest }) => digest).values()].map((ofLink) => {
    const link = linkRow.parse(ofLink[0])
    const isOpen = link.revokedAt === undefined && link.expiresAt > now
    return { ...link, isOpen, files: z.array(fileRow).parse(ofLink) }
  })
}
