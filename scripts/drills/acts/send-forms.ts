import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import type { Database } from 'site/server/database/database.ts'
import type { DrillSystem } from '../drill-system.ts'
import { sendForm, visitorToken } from './send-form.ts'

export type FormCount = { accepted: number; refused: number; givenUp: string[] }

const betweenMs = 2000

/**
 * Visitors who send a form one after the other; each repeats it until it is accepted, as a person whose form came back does.
 * @returns counts, and a function that stops them: visitors who were not thanked after so many milliseconds give up
 */
export function startForms(siteUrl: string): { count: FormCount; stop: (mostMs: number) => Promise<void> } {
  const count: FormCount = { accepted: 0, refused: 0, givenUp: [] }
  const stopping = new AbortController()
  const giving = new AbortController()

  async function sendUntilAccepted(turn: number): Promise<void> {
    let reason = ''
    while (!giving.signal.aborted) {
      try {
        // A form that came back has a token of its own.
        await sendForm(siteUrl, await visitorToken(siteUrl), `Carga ${turn}`)
        count.accepted += 1
        return
      } catch (error) {
        count.refused += 1
        reason = String(error)
        await pause(1000)
      }
    }
    count.givenUp.push(reason)
  }

  async function run(): Promise<void> {
    const sending: Promise<void>[] = []
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      sending.push(sendUntilAccepted(turn))
      await pause(betweenMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await Promise.all(sending)
  }

  const running = run()
  return {
    count,
    async stop(mostMs) {
      stopping.abort()
      const timer = setTimeout(() => giving.abort(), mostMs)
      await running
      clearTimeout(timer)
    },
  }
}

/** Whether every form that was accepted is stored once and in the mailbox. */
export async function formsArrived(
  { accepted, refused, givenUp }: FormCount,
  { databaseUrl, drill }: { databaseUrl: string; drill: DrillSystem },
): Promise<boolean> {
  const database = openSubmissions(databaseUrl)
  try {
    const until = Date.now() + 90_000
    while ((await countOf(database, `deliveries WHERE state <> 'delivered'`)) > 0 && Date.now() < until)
      await pause(500)
    const stored = await countOf(database, 'submissions')
    const waiting = await countOf(database, `deliveries WHERE state <> 'delivered'`)
    const folder = join(drill.settings.DATA_FOLDER, 'mail')
    const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    // A message whose result is unknown is sent again under its identifier, and its receiver has it once.
    const identifiers = new Set(await Promise.all(mails.map((name) => identifierOf(join(folder, name)))))
    const counts = `${stored} stored, ${identifiers.size} in the mailbox (${mails.length} mails), ${waiting} wait`
    process.stdout.write(
      `forms: ${accepted} accepted after ${refused} refusals, ${givenUp.length} given up; ${counts}\n`,
    )
    for (const reason of new Set(givenUp)) process.stdout.write(`  ${reason}\n`)
    return givenUp.length === 0 && stored === accepted && waiting === 0 && identifiers.size === accepted
  } finally {
    await database.close()
  }
}

async function identifierOf(file: string): Promise<string> {
  return /^message-id:\s*(\S+)/im.exec(await readFile(file, 'utf8'))?.[1] ?? file
}

async function countOf({ rows }: Database, what: string): Promise<number> {
  const [row] = await rows(`SELECT COUNT(*) AS count FROM ${what}`)
  return Number(row?.['count'])
}
