import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from 'scripts/system/services/start-postgres.ts'
import type { Database } from 'site/server/database/database.ts'
import { openDatabase } from 'site/server/database/open-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
const opened: Database[] = []

/** A certificate for this machine that is its own authority. */
function certificateNamed(name: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)]
  const making = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync(openssl ?? '', [...making, ...names], { stdio: 'ignore' })
  return { cert, key }
}

const own = openssl ? certificateNamed('own') : undefined
const server: PostgresServer | undefined = own && (await startPostgres(own))
if (!server) process.stderr.write('Skipped: PostgreSQL with TLS, because it or openssl is not installed here.\n')

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  await server?.stop()
  rmSync(folder, { recursive: true })
})

function openWith(parameters: string): Database {
  const database = openDatabase(`${server?.url}?${parameters}`, {
    schema: 'leases',
    hasFleeting: false,
    migrations: [],
  })
  opened.push(database)
  return database
}

describe.skipIf(!server)('PostgreSQL with a certificate', () => {
  let other: string
  beforeAll(() => {
    other = certificateNamed('other').cert
  })

  test('is reached through TLS when the authority of its certificate is named', async () => {
    const database = openWith(`sslmode=verify-full&sslrootcert=${own?.cert}`)
    expect(await database.rows('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([{ ssl: true }])
  })

  test('is not reached when another authority is named', async () => {
    const database = openWith(`sslmode=verify-full&sslrootcert=${other}`)
    await expect(database.rows('SELECT 1')).rejects.toThrow('self-signed certificate')
  })
})
