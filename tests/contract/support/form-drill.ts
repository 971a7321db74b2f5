import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailService } from 'scripts/local-stack/mail/start-mail-service.ts'
import { openDatabase } from 'site/submissions/open-database.ts'
import { listDeliveries } from 'site/submissions/outbox.ts'

export type DrillResult = {
  kills: number
  /** Ids that were named to somebody. */
  acknowledged: ReadonlySet<string>
  stored: ReadonlySet<string>
  /** Names under which the recipient of the webhook got each message, with repetitions. */
  webhookCalls: readonly string[]
  /** Subjects of the mails in the recipient's mailbox. */
  mails: readonly string[]
}

const here = import.meta.dirname

/**
 * Writers and workers of forms are killed at random moments; meanwhile the webhook refuses its first answers. At the end
 * one worker runs until the outbox is empty.
 */
export async function formDrill(folder: string, kills: number): Promise<DrillResult> {
  const file = join(folder, 'submissions.sqlite')
  const mail = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(folder, 'mail') })
  const webhook = await startWebhook()
  const acknowledged = new Set<string>()
  openDatabase(file).close()
  const workers = () => [1, 2].map(() => run('form-worker.ts', [file, mail.smtpUrl, webhook.url]))
  for (let round = 0; round < kills; round += 1) {
    const writer = run('form-writer.ts', [file])
    const before = acknowledged.size
    readIds(writer, acknowledged)
    const all = [writer, ...(round % 2 === 0 ? workers() : [])]
    // Not before it works: a process that was still starting has nothing to lose.
    while (acknowledged.size === before && writer.exitCode === null) await wait(5)
    await wait(20 + Math.random() * 400)
    for (const child of all) child.kill('SIGKILL')
    await Promise.all(all.map(ended))
  }
  const database = openDatabase(file)
  // The lease of a killed worker ends by itself after two minutes; the drill does not wait for it.
  database.exec('UPDATE deliveries SET claimed_until = 0, next_at = 0')
  const last = workers()
  for (let turn = 0; turn < 600 && listDeliveries(database, ['pending'], 1).length > 0; turn += 1) await wait(100)
  for (const child of last) child.kill('SIGKILL')
  await Promise.all(last.map(ended))
  const stored = new Set(
    database
      .prepare('SELECT id FROM submissions')
      .all()
      .map(({ id }) => String(id)),
  )
  const mails = mail.shelf
    .list()
    .map((name) => /Subject: Consulta (\S+)/.exec(mail.shelf.read(name) ?? '')?.[1] ?? name)
  database.close()
  await Promise.all([mail.stop(), webhook.stop()])
  return { kills, acknowledged, stored, webhookCalls: webhook.taken, mails }
}

function run(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(here, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

function ended(child: ChildProcess): Promise<unknown> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve))
}

function readIds(child: ChildProcess, into: Set<string>): void {
  let rest = ''
  child.stdout?.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) into.add(line)
  })
}

/** Refuses its first ten calls, then takes everything. */
async function startWebhook() {
  const taken: string[] = []
  let refused = 0
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      refused += 1
      if (refused > 10) taken.push(String(request.headers['webhook-id']))
      response.writeHead(refused > 10 ? 204 : 503).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://localhost:${port}`, taken, stop }
}
