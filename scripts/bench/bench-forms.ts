import { join } from 'node:path'
import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { brandMail } from 'site/brand/brand.ts'
import { makeToken } from 'site/forms/submissions/form-token.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { receiveForm } from 'site/forms/submissions/receive-form.ts'
import type { Database } from 'site/server/database/database.ts'
import { startPostgres } from '../system/services/start-postgres.ts'
import type { Row } from './print-table.ts'
import { median, quantile } from './quantile.ts'

const seconds = 8
/** Concurrent submissions. */
const visitors = [1, 16]
/** The rate limiter lets a form take a burst of 120 and then one a second, so the load needs several forms. */
const perForm = 100

const secret = 'a secret of the bench'
const words = { email: ['missing', 'wrong'], company: ['missing'], text: [] }
const form = formPage.content.parse({
  component: 'form_page',
  _uid: 'form',
  title: 'Consulta',
  recipients: brandMail.forms,
  fields: [
    { component: 'form_email', _uid: 'e', name: 'email', label: 'Correo', isRequired: true },
    { component: 'form_text', _uid: 'c', name: 'company', label: 'Empresa', isRequired: true },
    { component: 'form_textarea', _uid: 't', name: 'text', label: 'Pregunta' },
  ],
})

/**
 * Submissions a second, from the answers in memory to the commit on the disk: token, rate limits, rules, one
 * transaction with two messages. One process; PostgreSQL only where it is installed.
 */
export async function benchForms(folder: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of visitors) rows.push(await measure('SQLite', join(folder, `${count}.sqlite`), count))
  const server = await startPostgres()
  if (!server) process.stdout.write('  PostgreSQL is not installed here (/usr/lib/postgresql).\n')
  try {
    for (const count of server ? visitors : []) rows.push(await measure('PostgreSQL', server?.url ?? '', count))
  } finally {
    await server?.stop()
  }
  return rows
}

async function measure(name: string, place: string, count: number): Promise<Row> {
  const database = openSubmissions(place)
  const before = await storedIn(database)
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < until) times.push(await timeOne(database))
    }),
  )
  const stored = (await storedIn(database)) - before
  await database.close()
  const speed = { 'submissions/s': times.length / seconds, 'p50 ms': median(times), 'p99 ms': quantile(times, 0.99) }
  return { database: name, visitors: count, ...speed, acknowledged: times.length, stored }
}

let sent = 0

async function timeOne(database: Database): Promise<number> {
  sent += 1
  const slug = `bench-${Math.floor(sent / perForm)}`
  const now = Date.now()
  const data = new FormData()
  const fields = {
    email: 'ana@taller.example',
    company: 'Cerrajería del Puerto',
    text: `${sent} ${'¿Hay NOR-1R? '.repeat(20)}`,
  }
  for (const [field, value] of Object.entries(fields)) data.set(field, value)
  data.set('_token', makeToken('visit', slug, { secret, now: now - 10_000 }))
  const page = { slug, locale: 'es-ES', page: '/contactos', location: '/gracias' }
  const startedAt = performance.now()
  const outcome = await receiveForm({
    database,
    secret,
    form,
    messages: words,
    yes: 'Sí',
    data,
    address: `${sent}`,
    hasWebhook: true,
    now,
    ...page,
  })
  if (outcome.is !== 'stored') throw new Error(`A form was not stored: ${outcome.is}`)
  return performance.now() - startedAt
}

async function storedIn(database: Database): Promise<number> {
  const [row] = await database.rows('SELECT COUNT(*) AS count FROM submissions')
  return Number(row?.['count'])
}
