import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startPostgres } from 'scripts/system/services/start-postgres.ts'
import { untilDelivered } from '../../contract/support/form-process.ts'
import { type KilledSite, startKilledSite } from '../../support/killed-site.ts'
import { outageSettings } from '../../support/test-system.ts'

/** A kill a step takes minutes: `npm run drills -- loses-no-form`. The build kills only processes that store forms (forms.contract.test.ts). */
test.skip(process.env['FORM_STEPS'] !== 'all', 'npm run drills -- loses-no-form')

/** Sends a form to a site that is killed at that step, then once more like a visitor without a thank-you page. */
async function round(site: KilledSite, step: number): Promise<'killed' | 'outlived'> {
  const text = `Ronda ${step}`
  const isThanked = await site.send({ text, step })
  const end = isThanked ? await untilKilledOrDelivered(site, text) : 'killed'
  if (end === 'outlived') return end
  await expect.poll(site.isAlive, { timeout: 5000 }).toBe(false)
  await site.revive()
  if (!isThanked) expect(await site.send({ text })).toBe(true)
  return end
}

async function untilKilledOrDelivered(site: KilledSite, text: string): Promise<'killed' | 'outlived'> {
  while (site.isAlive()) {
    const waiting = await site.database.rows(
      `SELECT sink FROM deliveries JOIN submissions ON submissions.id = deliveries.submission
       WHERE answers LIKE $1 AND state = 'pending'`,
      [`%"${text}"%`],
    )
    if (waiting.length === 0) return 'outlived'
    await wait(50)
  }
  return 'killed'
}

async function killAtSteps(name: string, databaseUrl?: string): Promise<void> {
  const settings = outageSettings()
  const site = await startKilledSite(settings, databaseUrl)
  try {
    let sent = 0
    for (let step = 1; (await round(site, step)) === 'killed'; step += 1) sent += 1
    sent += 1
    // A process that survived the last form still counts, and would be killed while it reads the empty outbox.
    await site.revive()
    // The test does not wait for the lease of the killed process, nor for the next attempt.
    await site.database.change(`UPDATE deliveries SET claimed_until = 0, next_at = 0 WHERE state = 'pending'`)
    await untilDelivered(site.database)
    const stored = (await site.database.rows('SELECT id FROM submissions')).map(({ id }) => String(id))
    const { deaths, webhookCalls } = site
    process.stdout.write(
      `${name}: the site was killed at ${deaths.length} steps; ${sent} forms sent and thanked for, ${stored.length} stored, ` +
        `${site.mails().length} mails, ${webhookCalls.length} webhook calls of ${new Set(webhookCalls).size} ids\n` +
        deaths.map((death) => `  ${death}\n`).join(''),
    )
    expect(deaths.length).toBeGreaterThanOrEqual(sent - 1)
    expect(deaths.length).toBeGreaterThan(20)
    expect(stored).toHaveLength(sent)
    expect(site.mails().toSorted()).toEqual(stored.map((id) => id.slice(0, 8)).toSorted())
    expect([...new Set(webhookCalls)].toSorted()).toEqual(stored.toSorted())
  } finally {
    await site.stop()
    await rm(settings.DATA_FOLDER, { recursive: true, force: true })
  }
}

test('a form is neither lost nor stored twice when the site is killed at any step of receiving it', async () => {
  test.setTimeout(900_000)
  await killAtSteps('SQLite')
})

test('a form in PostgreSQL is neither lost nor stored twice when the site is killed at any step', async () => {
  test.setTimeout(900_000)
  const server = await startPostgres()
  test.skip(server === undefined, 'PostgreSQL is not installed (Debian: apt install postgresql)')
  try {
    await killAtSteps('PostgreSQL', server?.url)
  } finally {
    await server?.stop()
  }
})
