import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from 'scripts/system/services/start-postgres.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'

export type TestedDatabase = {
  name: 'SQLite' | 'PostgreSQL'
  /** The argument of `openDatabase`: an empty database for each call. */
  place: () => Promise<string>
  stop: () => Promise<void>
  /** Cuts the database off, where it is a process of its own, and starts it again. */
  crash?: () => Promise<void>
}

/** Both databases that the site may have; PostgreSQL only where its server is installed, with a message when it is not. */
export async function testedDatabases(): Promise<TestedDatabase[]> {
  return [testedSqlite(), ...(await postgres())]
}

/** The database that every machine has. */
export function testedSqlite(): TestedDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  let count = 0
  return {
    name: 'SQLite',
    place: async () => join(folder, `${(count += 1)}.sqlite`),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function postgres(): Promise<TestedDatabase[]> {
  const server = await startPostgres()
  if (!server) {
    process.stderr.write('Skipped on PostgreSQL: no server in /usr/lib/postgresql (Debian: apt install postgresql).\n')
    return []
  }
  const first = openSubmissions(server.url)
  let count = 0
  return [
    {
      name: 'PostgreSQL',
      async place() {
        count += 1
        await first.change(`CREATE DATABASE forms_${count}`)
        return server.url.replace(/[^/]*$/, `forms_${count}`)
      },
      stop: () => first.close().then(server.stop),
      crash: server.crash,
    },
  ]
}
