import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import type { Settings } from 'scripts/settings.ts'
import type { Child } from 'scripts/system/child.ts'
import { startContent } from 'scripts/system/services/start-content.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { submissionsLocation } from 'site/forms/submissions/submissions.ts'
import type { Database } from 'site/server/database/database.ts'
import { startWebhookSink } from '../contract/support/webhook-sink.ts'
import { stepHeader } from './die-at-step.ts'
import { copySeededContent } from './seeded-content.ts'

/** A visitor's form in flight. */
export type Sending = { text: string; step?: number }

export type KilledSite = {
  /** Starts the site again, whether it was killed or still counts the steps of the last form. */
  revive: () => Promise<void>
  isAlive: () => boolean
  /** Sends the form as a browser without JavaScript. @returns whether the thank-you page came */
  send: (sending: Sending) => Promise<boolean>
  database: Database
  /** The steps before which the site was killed, one line a kill. */
  deaths: readonly string[]
  /** Ids that the webhook's recipient received, with repetitions. */
  webhookCalls: readonly string[]
  /** The first eight characters of the ids in the mailbox. */
  mails: () => string[]
  stop: () => Promise<void>
}

const form = 'solicitud-de-empleo'

/**
 * The built site with the content service, a mailbox and a webhook's recipient, all real processes or servers; each start
 * of the site is a process that a form may kill.
 * @param databaseUrl of PostgreSQL; SQLite without it
 */
export async function startKilledSite(settings: Settings, databaseUrl?: string): Promise<KilledSite> {
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const children: Child[] = []
  const deaths: string[] = []
  const onLine = (line: string) => void (line.startsWith('site | died ') && deaths.push(line.slice(12)))
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  await startContent({ settings, children, onLine })
  const mail = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(settings.DATA_FOLDER, 'mail') })
  const webhook = await startWebhookSink(() => false)
  const fault = pathToFileURL(join(import.meta.dirname, 'die-at-step.ts')).href
  const extra = {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${fault}`,
    // Each visitor has an address of its own, so that no rate limit applies.
    TRUST_PROXY: 'true',
    // A process that lives for one form needs no warm-up.
    WARM_UP_SECONDS: '0',
    SMTP_URL: mail.smtpUrl,
    FORMS_WEBHOOK_URL: webhook.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  let site: Child | undefined
  const revive = async () => {
    await site?.stop()
    site = await startSite({ settings, siteUrl, contentUrl, children, onLine, mode: 'production', extra })
    const started = site
    void started.ended.then(() => {
      if (site === started) site = undefined
      return undefined
    })
  }
  await revive()
  const token = await visitorToken(siteUrl)
  const folder = join(settings.DATA_FOLDER, 'submissions')
  const database = openSubmissions(submissionsLocation({ DATABASE_URL: databaseUrl, SUBMISSIONS_FOLDER: folder }))
  return {
    revive,
    isAlive: () => site !== undefined,
    send: (sending) => send(siteUrl, token, sending),
    database,
    deaths,
    webhookCalls: webhook.taken,
    mails: () =>
      mail.store
        .list()
        .map((name) => /\(([0-9a-f]{8})\)/.exec(mail.store.read(name)?.toString('latin1') ?? '')?.[1] ?? name),
    async stop() {
      await stopAll(children)
      await Promise.all([database.close(), mail.stop(), webhook.stop()])
    },
  }
}

/** The token of a form's script, old enough for a person; it stays valid across processes. */
async function visitorToken(siteUrl: string): Promise<string> {
  const { token } = (await (await fetch(`${siteUrl}/api/forms/${form}/token`)).json()) as { token: string }
  await wait(2000)
  return token
}

async function send(siteUrl: string, token: string, { text, step }: Sending): Promise<boolean> {
  const body = new FormData()
  const answers = { name: 'Ana Ruiz', email: 'ana@taller.example', area: 'machining', about: text, terms: 'true' }
  for (const [name, value] of Object.entries({ ...answers, _token: token, _locale: 'es-ES' })) body.set(name, value)
  body.set('cv', new File(['%PDF-1.7 una página'], 'vida.pdf', { type: 'application/pdf' }))
  const headers = {
    accept: 'text/html',
    origin: siteUrl,
    referer: `${siteUrl}/forms/${form}`,
    'x-forwarded-for': addressOf(text),
    ...(step !== undefined && { [stepHeader]: `${step}` }),
  }
  try {
    const response = await fetch(`${siteUrl}/api/forms/${form}`, { method: 'POST', body, headers, redirect: 'manual' })
    await response.body?.cancel()
    if (response.status !== 303) throw new Error(`The site answered ${response.status}.`)
    return response.headers.get('location')?.startsWith('/forms/gracias') === true
  } catch (error) {
    // The connection broke: a killed process names the step in its last line.
    if (error instanceof TypeError) return false
    throw error
  } finally {
    // A process that kills itself exits a moment later.
    await wait(50)
  }
}

/** An address of its own for each visitor (RFC 5737). */
function addressOf(text: string): string {
  return `203.0.113.${Number(/\d+/.exec(text)?.[0] ?? 0) % 256}`
}
