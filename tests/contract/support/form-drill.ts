import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { ended, formProcess, readLines, untilDelivered } from './form-process.ts'
import { startWebhookSink } from './webhook-sink.ts'

export type DrillResult = {
  kills: number
  /** Ids that were returned to a sender. */
  acknowledged: ReadonlySet<string>
  stored: ReadonlySet<string>
  /** Names under which the recipient of the webhook got each message, with repetitions. */
  webhookCalls: readonly string[]
  /** Subjects of the mails in the recipient's mailbox. */
  mails: readonly string[]
}

export type Drill = {
  /** The database, as `openSubmissions` takes it. */
  place: string
  /** The folder of the mails. */
  folder: string
  kills: number
  /** Cuts off the database itself, where it is a process of its own; every tenth round. */
  crash?: (() => Promise<void>) | undefined
}

/**
 * Writers and workers of forms are killed at random moments; meanwhile the webhook refuses its first answers. At the end
 * one worker runs until the outbox is empty.
 */
export async function formDrill({ place, folder, kills, crash }: Drill): Promise<DrillResult> {
  const mail = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(folder, 'mail') })
  let calls = 0
  const webhook = await startWebhookSink(() => (calls += 1) <= 10)
  const acknowledged = new Set<string>()
  const workers = () => [1, 2].map(() => formProcess('form-worker.ts', [place, mail.smtpUrl, webhook.url]))
  for (let round = 0; round < kills; round += 1) {
    const writer = formProcess('form-writer.ts', [place])
    const before = acknowledged.size
    readLines(writer, (id) => acknowledged.add(id))
    const all = [writer, ...(round % 2 === 0 ? workers() : [])]
    // Not before it works: a process that was still starting has nothing to lose.
    while (acknowledged.size === before && writer.exitCode === null) await wait(5)
    await wait(20 + Math.random() * 400)
    for (const child of all) child.kill('SIGKILL')
    if (round % 10 === 9) await crash?.()
    await Promise.all(all.map(ended))
  }
  const database = openSubmissions(place)
  // The lease of a killed worker ends by itself after two minutes; the drill does not wait for it.
  await database.change('UPDATE deliveries SET claimed_until = 0, next_at = 0')
  const last = workers()
  await untilDelivered(database)
  for (const child of last) child.kill('SIGKILL')
  await Promise.all(last.map(ended))
  const stored = new Set((await database.rows('SELECT id FROM submissions')).map(({ id }) => String(id)))
  const mails = mail.store
    .list()
    .map((name) => /Subject: Consulta (\S+)/.exec(mail.store.read(name)?.toString('latin1') ?? '')?.[1] ?? name)
  await Promise.all([database.close(), mail.stop(), webhook.stop()])
  return { kills, acknowledged, stored, webhookCalls: webhook.taken, mails }
}
