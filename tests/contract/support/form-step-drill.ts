import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { formProcess, untilDelivered } from './form-process.ts'
import { startWebhookSink } from './webhook-sink.ts'

export type StepDrillResult = {
  /** The next steps of the killed processes. */
  steps: readonly string[]
  /** Ids that were named to visitors. */
  acknowledged: readonly string[]
  stored: readonly string[]
  webhookCalls: readonly string[]
  mails: readonly string[]
}

/** Longer than a worker may keep a message. */
const leaseOverMs = 121_000
/** Claim, files, mark, put forward: for each of two messages, and one look more. */
const workerSteps = 9

/**
 * A visitor's form is taken by a process that is killed at the first step, then the visitor sends it once more; the next
 * form meets the second step, and so on, until one is taken whole. Then workers are killed in the same way.
 */
export async function formStepDrill(place: string, folder: string): Promise<StepDrillResult> {
  const mail = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(folder, 'mail') })
  const webhook = await startWebhookSink(() => false)
  const database = openSubmissions(place)
  try {
    const { steps, acknowledged } = await killVisitors(place)
    for (let step = 1; step <= workerSteps; step += 1) {
      const worker = formProcess('form-worker.ts', [
        place,
        mail.smtpUrl,
        webhook.url,
        `${step}`,
        `${step * leaseOverMs}`,
      ])
      steps.push(...(await lastWordsOf(worker)))
    }
    const last = formProcess('form-worker.ts', [
      place,
      mail.smtpUrl,
      webhook.url,
      '0',
      `${(workerSteps + 1) * leaseOverMs}`,
    ])
    await untilDelivered(database)
    last.kill('SIGKILL')
    const stored = (await database.rows('SELECT id FROM submissions')).map(({ id }) => String(id))
    const mails = mail.store
      .list()
      .map((name) => /\(([0-9a-f]{8})\)/.exec(mail.store.read(name)?.toString('latin1') ?? '')?.[1] ?? name)
    return { steps, acknowledged, stored, webhookCalls: webhook.taken, mails }
  } finally {
    await Promise.all([database.close(), mail.stop(), webhook.stop()])
  }
}

async function killVisitors(place: string): Promise<{ steps: string[]; acknowledged: string[] }> {
  const steps: string[] = []
  const acknowledged: string[] = []
  for (let step = 1; ; step += 1) {
    const text = `Pregunta ${step}`
    const said = await lastWordsOf(formProcess('form-visitor.ts', [place, text, `${step}`]))
    const died = said.filter((line) => line.startsWith('died'))
    steps.push(...died)
    // A sender without a response sends the form once more.
    const reported = died.length > 0 ? await lastWordsOf(formProcess('form-visitor.ts', [place, text])) : said
    acknowledged.push(...reported)
    if (died.length === 0) return { steps, acknowledged }
  }
}

/** The output of a process until it ended. */
async function lastWordsOf(child: ChildProcess): Promise<string[]> {
  let text = ''
  child.stdout?.on('data', (chunk) => (text += String(chunk)))
  await new Promise((resolve) => child.once('close', resolve))
  return text.split('\n').filter(Boolean)
}
