import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'

const slug = 'schema-ledger'

/** The content migrations that ran in a space: id of the migration -> time (ISO 8601). */
export type Ledger = ReadonlyMap<string, string>

type Requests = Pick<ManagementRequests, 'list' | 'send'>

const rows = z.array(z.object({ id: z.number(), slug: z.string() }))
const entries = z.array(z.object({ id: z.number(), name: z.string(), value: z.string().nullish() }))
const created = z.object({ datasource: z.object({ id: z.number() }) })

/** Reads the ledger. It is a datasource of the space, so that it stays with the content. */
export async function readLedger(requests: Requests): Promise<Ledger> {
  const found = await findEntries(requests)
  return new Map(found.entries.map(({ name, value }) => [name, value ?? '']))
}

/** Records that a migration ran, or was undone. */
export async function writeLedger(requests: Requests, id: string, hasRun: boolean): Promise<void> {
  const { datasource, entries: known } = await findEntries(requests)
  const entry = known.find(({ name }) => name === id)
  if (entry && !hasRun) await requests.send('delete', `datasource_entries/${entry.id}`)
  if (entry || !hasRun) return
  const datasource_id = datasource ?? (await createLedger(requests))
  const body = { datasource_entry: { name: id, value: new Date().toISOString(), datasource_id } }
  await requests.send('post', 'datasource_entries', { body })
}

async function findEntries(requests: Requests) {
  const found = rows.parse(await requests.list('datasources', 'datasources', { search: slug }))
  const datasource = found.find((row) => row.slug === slug)?.id
  if (datasource === undefined) return { datasource, entries: [] }
  const listed = await requests.list('datasource_entries', 'datasource_entries', { datasource_id: datasource })
  return { datasource, entries: entries.parse(listed) }
}

async function createLedger(requests: Requests): Promise<number> {
  const body = { datasource: { name: 'Content migrations that ran (written by npm run schemas:migrate)', slug } }
  return created.parse(await requests.send('post', 'datasources', { body })).datasource.id
}
