import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import type { Drill } from '../../support/form-drill.ts'
import { ended, formProcess, readLines, untilDelivered } from '../../support/form-process.ts'

export type EnquiryDrill = {
  /** Press and number as the processes named them, in the order in which they did. */
  confirmed: readonly string[]
  /** The same of the stored enquiries. */
  stored: readonly string[]
  /** Ids of the mails that were queued with the enquiries. */
  queued: readonly string[]
  /** Ids of the mails in the mailbox, which stores a repeated `Message-ID` once. */
  mails: readonly string[]
  /** Mails that were claimed once more, because the process that was sending them was killed. */
  repeated: number
}

/**
 * Two processes accept and deliver enquiries; they share the database alone, as two machines do. Each round kills one of them at a random moment,
 * while the other goes on, and starts it again. At the end both are killed and two workers deliver until the outbox is empty; no lease is
 * shortened.
 */
export async function enquiryDrill({ place, folder, kills, crash }: Drill): Promise<EnquiryDrill> {
  const mail = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(folder, 'mail') })
  const confirmed: string[] = []
  const start = () => {
    const child = formProcess('../forms/enquiries/enquiry-process.ts', [place, mail.smtpUrl])
    const confirms = new Promise<void>((resolve) =>
      readLines(child, (line) => {
        confirmed.push(line)
        resolve()
      }),
    )
    return { child, confirms }
  }
  let [killed, other] = [start(), start()]
  try {
    for (let round = 0; round < kills; round += 1) {
      if (Math.random() < 0.5) [killed, other] = [other, killed]
      // Not before it works: a process that was still starting has nothing to lose.
      await works(killed)
      await wait(Math.random() * 400)
      await kill(killed.child)
      if (round % 10 === 9) await crash?.()
      killed = start()
    }
    await Promise.all([works(killed), works(other)])
  } finally {
    await Promise.all([killed.child, other.child].map(kill))
  }
  const workers = [1, 2].map(() => formProcess('form-worker.ts', [place, mail.smtpUrl]))
  const database = openSubmissions(place)
  await untilDelivered(database)
  await Promise.all(workers.map(kill))
  const stored = await database.rows('SELECT press, number FROM enquiries')
  const queued = await database.rows('SELECT submission, attempts FROM deliveries')
  const mails = mail.store
    .list()
    .map((name) => /Subject: Consulta (\S+)/.exec(mail.store.read(name)?.toString('latin1') ?? '')?.[1] ?? name)
  await Promise.all([database.close(), mail.stop()])
  return {
    confirmed,
    stored: stored.map(({ press, number }) => `${press} ${number}`),
    queued: queued.map(({ submission }) => String(submission)),
    mails,
    repeated: queued.filter(({ attempts }) => Number(attempts) > 1).length,
  }
}

/** Waits until a process has confirmed an enquiry. */
async function works({ child, confirms }: { child: ChildProcess; confirms: Promise<void> }): Promise<void> {
  await Promise.race([confirms, ended(child)])
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
  if (child.signalCode !== 'SIGKILL') throw new Error('A process ended that was not killed.')
}
