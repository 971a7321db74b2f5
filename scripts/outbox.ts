import { parseArgs } from 'node:util'
import { openDatabase } from 'site/submissions/open-database.ts'
import { type DeliveryState, listDeliveries, listUnaddressed, retryDeliveries } from 'site/submissions/outbox.ts'
import { listRefusals } from 'site/submissions/refusals.ts'
import { submissionsPlace } from 'site/submissions/submissions.ts'
import { exportAnswers } from './outbox/export-answers.ts'
import { exportFiles } from './outbox/export-files.ts'
import { loadEnvFile, readSettings, withoutSecrets } from './settings.ts'

const usage = `What forms sent, and whether it was delivered.

  npm run outbox                    what waits, failed, is held or goes to nobody
  npm run outbox -- --all           what was delivered too
  npm run outbox -- --retry         tries again what was given up; with --id, one submission, a held one included
  npm run outbox -- --export        answers as CSV on standard output; with --id, of one submission
  npm run outbox -- --files FOLDER  files that came with forms, into a folder; with --id, of one submission
  npm run outbox -- --refusals      how many were refused, held or put off, by form, reason and day
`

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    retry: { type: 'boolean' },
    export: { type: 'boolean' },
    files: { type: 'string' },
    refusals: { type: 'boolean' },
    id: { type: 'string' },
    help: { type: 'boolean' },
  },
})

loadEnvFile()
const folder = process.env['SUBMISSIONS_FOLDER'] || `${readSettings().DATA_FOLDER}/submissions`
const database = openDatabase(
  submissionsPlace({ DATABASE_URL: process.env['DATABASE_URL'] || undefined, SUBMISSIONS_FOLDER: folder }),
)
try {
  if (values.help) write(usage)
  else if (values.retry) write(`${await retryDeliveries(database, Date.now(), values.id)} messages are due again.`)
  else if (values.export) write(await exportAnswers(database, values.id))
  else if (values.files) write(`${await exportFiles(database, values.files, values.id)} files were written.`)
  else if (values.refusals) table(await listRefusals(database))
  else await list()
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message || String(error) : String(error))}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}

async function list(): Promise<void> {
  const open: DeliveryState[] = ['pending', 'dead', 'held']
  const addressed = await listDeliveries(database, values.all ? [...open, 'delivered'] : open)
  const rows = [...addressed, ...(await listUnaddressed(database))]
  if (rows.length === 0) write('Nothing waits.')
  else table(rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt).toISOString() })))
}

function table(rows: readonly object[]): void {
  for (const row of rows) write(Object.values(row).join('\t'))
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
