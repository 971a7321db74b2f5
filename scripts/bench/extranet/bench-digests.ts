import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LibraryDocument } from 'site/features/subscriptions/digests/compose-digest.ts'
import { type Sending, sendDigests } from 'site/features/subscriptions/digests/send-digests.ts'
import { chooseSubscription } from 'site/features/subscriptions/subscriptions.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { localeCodes } from 'site/routing/locales.ts'
import { startPostgres } from '../../system/services/start-postgres.ts'
import type { Row } from '../print-table.ts'

const subscribers = 10_000
/** Documents of a website; one of seven has changed, and one of three is for distributors alone. */
const documents = 2000
const day = 24 * 3600_000
const started = Date.UTC(2027, 0, 11)

/** Digests of 10,000 subscribers in nine languages that are due at once, from the reading of the content to mails that are on the disk. */
export async function benchDigests(folder: string): Promise<Row[]> {
  const rows = [await measure('SQLite', join(folder, 'digests.sqlite'))]
  const server = await startPostgres()
  if (!server) process.stdout.write('  PostgreSQL is not installed here (/usr/lib/postgresql).\n')
  if (server) rows.push(await measure('PostgreSQL', server.url).finally(server.stop))
  return rows
}

async function measure(name: string, place: string): Promise<Row> {
  const database = openSubmissions(place)
  for (let at = 0; at < subscribers; at += 1) await subscribe(database, at)
  let readings = 0
  const sending: Sending = {
    database,
    async readLibrary() {
      readings += 1
      return {
        until: started + day,
        documents: Array.from({ length: documents }, (_, at) => documentOf(at)),
        lines: new Map(),
      }
    },
    async mailFor({ digest, folders, now }) {
      const text = folders.flatMap((one) => one.documents.map(({ title, path }) => `- ${title}\n  ${path}`)).join('\n')
      const message = { sink: 'mail', to: [digest.claims.email], subject: name, text } as const
      return { id: `digest-${digest.id}`, sender: 'digest:daily', locale: digest.claims.locale, message, now }
    },
    mayGoOn: () => true,
    now: () => started + 2 * day,
  }
  let most = 0
  const pauses = monitorEventLoopDelay({ resolution: 1 })
  pauses.enable()
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const startedAt = performance.now()
  const queued = await sendDigests(sending)
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(watch)
  await database.close()
  return {
    database: name,
    subscribers,
    mails: queued,
    seconds: seconds.toFixed(1),
    'digests a second': Math.round(subscribers / seconds),
    'longest pause, ms': Math.round(pauses.max / 1e6),
    'memory, MiB': Math.round(most / 2 ** 20),
    'readings of the content': readings,
  }
}

async function subscribe(database: ReturnType<typeof openSubmissions>, at: number): Promise<void> {
  const locale = localeCodes[at % localeCodes.length] ?? 'es'
  const groups = at % 2 === 0 ? ['locksmith'] : ['distributor']
  const claims = { email: `c${at}@a.example`, name: `Customer ${at}`, groups, website: 'base', locale }
  const follow = { kind: 'folder', target: `extranet/catalogos/f-${at % 20}` } as const
  await chooseSubscription(
    database,
    { subject: `c-${at}`, claims },
    { follow, title: 'Llaves', frequency: 'daily', now: started },
  )
}

function documentOf(at: number): LibraryDocument {
  return {
    uuid: `u-${at}`,
    title: `Tarifa ${at}`,
    edition: undefined,
    path: `/extranet/catalogos/f-${at % 20}/tarifa-${at}`,
    folder: `extranet/catalogos/f-${at % 20}`,
    folderTitle: 'Llaves',
    replacedBy: undefined,
    appearedAt: at % 7 === 0 ? started + 1 + at : started - 1,
    isNew: true,
    isOpenTo: ({ groups }) => at % 3 !== 0 || groups.includes('distributor'),
  }
}
