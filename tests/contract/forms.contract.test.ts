import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formDrill } from './support/form-drill.ts'

/** The long run: `FORM_KILLS=200 vitest run --project contract tests/contract/forms`. */
const kills = Number(process.env['FORM_KILLS'] || 8)

test(
  'killed at any moment, no acknowledged form is lost and each recipient has each form once',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'form-drill-'))
    try {
      const { acknowledged, stored, webhookCalls, mails } = await formDrill(folder, kills)
      const repeated = webhookCalls.length - new Set(webhookCalls).size
      process.stdout.write(
        `${kills} rounds of kill -9: ${acknowledged.size} acknowledged, ${stored.size} stored, ` +
          `${mails.length} mails, ${webhookCalls.length} webhook calls (${repeated} repeated with the same id)\n`,
      )
      expect(acknowledged.size).toBeGreaterThan(0)
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
      expect(new Set(webhookCalls)).toEqual(stored)
      expect(mails.toSorted()).toEqual([...stored].toSorted())
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  60_000 + kills * 5000,
)
