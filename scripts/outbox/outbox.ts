import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { type DeliveryState, listDeliveries, listUnaddressed, retryDeliveries } from 'site/forms/submissions/outbox.ts'
import { listRefusals } from 'site/forms/submissions/refusals.ts'
import { submissionsLocation } from 'site/forms/submissions/submissions.ts'
import { runCommand } from '../command/run-command.ts'
import { requireStored, storedPlaces } from '../stored-data.ts'
import { exportAnswers } from './export-answers.ts'
import { exportFiles } from './export-files.ts'

await runCommand(
  {
    name: 'outbox',
    purpose: 'Lists submissions that are pending, failed, held or without a recipient; retries and exports them.',
    flags: {
      all: { type: 'boolean', help: 'lists delivered submissions too' },
      retry: { type: 'boolean', help: 'retries failed deliveries; with --id, one submission, a held one included' },
      export: { type: 'boolean', help: 'answers as CSV on standard output; with --id, of one submission' },
      files: {
        type: 'string',
        value: 'folder',
        help: 'files that came with forms, into a folder; with --id, of one submission',
      },
      refusals: {
        type: 'boolean',
        help: 'counts of refused, held or rate-limited submissions, by form, reason and day',
      },
      id: { type: 'string', value: 'submission', help: 'narrows --retry, --export and --files' },
    },
    notes:
      'Where submissions are: DATABASE_URL, else SUBMISSIONS_FOLDER, else the folder submissions below DATA_FOLDER.',
  },
  async ({ flags }) => {
    const database = openSubmissions(requireStored(submissionsLocation(storedPlaces()), 'SUBMISSIONS_FOLDER'))
    try {
      if (flags.retry) write(`${await retryDeliveries(database, Date.now(), flags.id)} messages are due again.`)
      else if (flags.export) write(await exportAnswers(database, flags.id))
      else if (flags.files) write(`${await exportFiles(database, flags.files, flags.id)} files were written.`)
      else if (flags.refusals) table(await listRefusals(database))
      else await list(database, flags.all ?? false)
    } finally {
      await database.close()
    }
  },
)

async function list(database: ReturnType<typeof openSubmissions>, isAll: boolean): Promise<void> {
  const open: DeliveryState[] = ['pending', 'dead', 'held']
  const addressed = await listDeliveries(database, isAll ? [...open, 'delivered'] : open)
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
