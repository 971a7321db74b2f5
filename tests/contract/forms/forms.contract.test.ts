import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { storeSubmission } from 'site/forms/submissions/store-submission.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { formDrill } from '../support/form-drill.ts'
import { formStepDrill } from '../support/form-step-drill.ts'
import { submissionOf } from '../support/submission-of.ts'
import { testedDatabases, testedSqlite } from '../support/tested-databases.ts'

/** The long run, on both databases: `FORM_KILLS=200 vitest run --project contract tests/contract/forms`. */
const kills = Number(process.env['FORM_KILLS'] || 5)
const isLong = kills > 20

const databases = isLong ? await testedDatabases() : [testedSqlite()]
const folders: string[] = []
afterAll(async () => {
  await Promise.all(databases.map(({ stop }) => stop()))
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'form-drill-'))
  folders.push(made)
  return made
}

describe.each(databases)('on $name', ({ name, place, crash }) => {
  test(
    'killed at any moment, no acknowledged form is lost and each recipient has each form once',
    async () => {
      const drill = await formDrill({ place: await place(), folder: folder(), kills, crash })
      const { acknowledged, stored, webhookCalls, mails } = drill
      const repeated = webhookCalls.length - new Set(webhookCalls).size
      process.stdout.write(
        `${name}: ${kills} rounds of kill -9: ${acknowledged.size} acknowledged, ${stored.size} stored, ` +
          `${mails.length} mails, ${webhookCalls.length} webhook calls (${repeated} repeated with the same id)\n`,
      )
      expect(acknowledged.size).toBeGreaterThan(0)
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
      expect(new Set(webhookCalls)).toEqual(stored)
      expect(mails.toSorted()).toEqual([...stored].toSorted())
    },
    60_000 + kills * 5000,
  )

  test.runIf(crash !== undefined)(
    'a database that was cut off has everything that was promised, and is asked again',
    async () => {
      const database = openSubmissions(await place())
      await storeSubmission(database, submissionOf('before'))
      await crash?.()
      const again = () => storeSubmission(database, submissionOf('after')).then(({ id }) => id)
      await expect.poll(() => again().catch(() => ''), { timeout: 20_000 }).toBe('after')
      const stored = await database.rows('SELECT id FROM submissions ORDER BY id')
      expect(stored.map(({ id }) => id)).toEqual(['after', 'before'])
      await database.close()
    },
    60_000,
  )

  test.runIf(isLong)(
    'killed at each step, a form that was sent once more is there once, and delivered once',
    async () => {
      const { steps, acknowledged, stored, webhookCalls, mails } = await formStepDrill(await place(), folder())
      process.stdout.write(
        `${name}: killed at ${steps.length} steps; ${acknowledged.length} forms acknowledged, ${stored.length} stored, ` +
          `${mails.length} mails, ${webhookCalls.length} webhook calls\n${steps.map((step) => `  ${step}\n`).join('')}`,
      )
      expect(steps.length).toBeGreaterThan(15)
      expect(stored.toSorted()).toEqual(acknowledged.toSorted())
      expect([...new Set(webhookCalls)].toSorted()).toEqual(stored.toSorted())
      expect(mails.toSorted()).toEqual(stored.map((id) => id.slice(0, 8)).toSorted())
    },
    300_000,
  )
})
