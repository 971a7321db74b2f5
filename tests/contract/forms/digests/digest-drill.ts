import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import { chooseSubscription } from 'site/features/subscriptions/subscriptions.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { ended, formProcess, untilDelivered } from '../../support/form-process.ts'
import { type DrillState, writeDrillState } from './digest-state.ts'

/** The subscribers of the drill: two locksmiths, daily and weekly, and a workshop. */
const subscribers = [
  { subject: 'ana', groups: ['locksmith'], frequency: 'daily' },
  { subject: 'bruno', groups: ['locksmith'], frequency: 'weekly' },
  { subject: 'carla', groups: ['workshop'], frequency: 'daily' },
] as const

export type DigestDrill = { kills: number; queued: number; mails: number; expected: string[]; received: string[] }

/**
 * Each round publishes a document for all and one for workshops, makes all digests due, and kills two processes that compose and deliver digests
 * at a random moment. At the end two run until all is delivered.
 */
export async function digestDrill({ place, folder, kills }: { place: string; folder: string; kills: number }) {
  const mail = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(folder, 'mail') })
  const statePath = join(folder, 'state.json')
  const database = openSubmissions(place)
  let state: DrillState = { documents: [] }
  const publish = (...names: { name: string; group?: string }[]) => {
    const publishedAt = Date.now()
    state = { documents: [...state.documents, ...names.map((one) => ({ ...one, publishedAt }))] }
    writeDrillState(statePath, state)
  }
  const makeDue = async () => await database.change('UPDATE digests SET due_at = $1', [Date.now()])
  for (const { subject, groups, frequency } of subscribers) {
    const claims = { email: `${subject}@a.example`, name: subject, groups: [...groups], website: 'base', locale: 'es' }
    const follow = { kind: 'folder', target: 'extranet/catalogos' } as const
    const choice = { follow, title: 'Catálogos', frequency, now: Date.now() - 1 }
    await chooseSubscription(database, { subject, claims }, choice)
  }
  writeDrillState(statePath, state)
  const workers = () =>
    [1, 2].map(() => formProcess('../forms/digests/digest-worker.ts', [place, mail.smtpUrl, statePath]))
  for (let round = 0; round < kills; round += 1) {
    publish({ name: `d${round}` }, { name: `w${round}`, group: 'workshop' })
    await wait(2)
    await makeDue()
    const all = workers()
    await Promise.race(all.map((child) => child.stdout && once(child.stdout, 'data')))
    await wait(Math.random() * 500)
    for (const child of all) child.kill('SIGKILL')
    await Promise.all(all.map(ended))
  }
  await makeDue()
  const last = workers()
  await allSettled()
  await untilDelivered(database)
  for (const child of last) child.kill('SIGKILL')
  await Promise.all(last.map(ended))
  const [row] = await database.rows('SELECT count(*) AS queued FROM submissions')
  const texts = mail.store.list().map((name) => mail.store.read(name)?.toString('utf8') ?? '')
  await Promise.all([database.close(), mail.stop()])
  return {
    kills,
    queued: Number(row?.['queued']),
    mails: texts.length,
    expected: expectedOf(kills),
    received: receivedIn(texts),
  }

  async function allSettled(): Promise<void> {
    const due = 'SELECT count(*) AS due FROM digests WHERE due_at <= $1'
    while (Number((await database.rows(due, [Date.now()]))[0]?.['due']) > 0) await wait(50)
  }
}

function expectedOf(kills: number): string[] {
  return subscribers.flatMap(({ subject, groups }) =>
    Array.from({ length: kills }, (_, round) => {
      const forAll = `${subject} d${round}`
      return groups[0] === 'workshop' ? [forAll, `${subject} w${round}`] : [forAll]
    }).flat(),
  )
}

function receivedIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const to = /^To: (\w+)@/im.exec(text)?.[1]
    return [...text.matchAll(/changed (\w+)/g)].map(([, name]) => `${to} ${name}`)
  })
}
