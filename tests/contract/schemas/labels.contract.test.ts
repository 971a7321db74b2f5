import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LabelLanguage } from 'component-schemas/labels/label-languages.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import { toWire } from 'component-schemas/schema/to-wire.ts'
import { type PushOptions, pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandEnvironment } from '../../support/command-environment.ts'
import { type LocalService, managementFetch, spaceId, startLocalService, tokens } from '../support/local-service.ts'

const file = join(import.meta.dirname, '../../../scripts/schemas/push.ts')

let service: LocalService

beforeAll(async () => {
  service = await startLocalService()
})

afterAll(async () => {
  await service.remove()
})

/** Pushes blocks alone: entries and presets have no labels. */
const pushIn = (labels: LabelLanguage | undefined, mode: PushOptions['mode'] = 'push') =>
  pushSchemas({
    contentUrl: service.url,
    spaceId,
    managementToken: tokens.managementToken,
    labels,
    log: () => undefined,
    backupFolder: join(service.dataFolder, 'states'),
    scope: 'blocks',
    mode,
  })

/** Variables of the commands that follow. */
const variables: Record<string, string> = {}

async function command(...flags: string[]) {
  const env = {
    ...commandEnvironment,
    CONTENT_MANAGEMENT_URL: service.url,
    CONTENT_MANAGEMENT_TOKEN: tokens.managementToken,
    ...variables,
  }
  return await promisify(execFile)(process.execPath, [file, '--only', 'blocks', ...flags], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

async function storedBlocks(): Promise<Record<string, unknown>[]> {
  const { body } = await managementFetch(service.url, 'components')
  return body.components
}

const storedBlock = async (name: string) => (await storedBlocks()).find((block) => block['name'] === name)

test('pushes names and descriptions of blocks, fields, tabs and choices in the given language', async () => {
  await pushIn('it')
  expect(await storedBlock('product_hero')).toMatchObject({
    display_name: 'Testata di prodotto',
    schema: { title: { display_name: 'Titolo', description: expect.stringContaining('nome del prodotto') } },
  })
  const english = new Set(registry.blocks.map(({ description }) => description))
  expect((await storedBlocks()).filter(({ description }) => english.has(String(description)))).toEqual([])
})

test('a second push in the language sends nothing, and --check agrees by flag and by variable', async () => {
  expect(await pushIn('it')).toMatchObject({ outcome: 'unchanged' })
  expect(await command('--check', '--labels', 'it')).toMatchObject({ code: 0 })
  expect(await command('--check')).toMatchObject({ code: 2 })
  variables['SCHEMA_LABELS'] = 'it'
  expect(await command('--check')).toMatchObject({ code: 0 })
  expect(await command('--dry-run', '--labels', 'de')).toMatchObject({ stdout: expect.stringContaining('Produkt') })
})

test('another language changes texts alone, and is no risk', async () => {
  const { plan } = await pushIn('fr', 'plan')
  expect(new Set(plan.steps.map(({ kind, action }) => `${kind} ${action}`))).toEqual(new Set(['component update']))
  const changed = plan.steps.flatMap(({ changes }) => changes)
  expect(changed.filter(({ at }) => !/display_name|description|options/.test(at))).toEqual([])
  expect(changed.filter(({ risk }) => risk !== undefined)).toEqual([])
})

test('without a language the space gets the texts of the definitions', async () => {
  await pushIn(undefined)
  const stored = Object.fromEntries((await storedBlocks()).map(({ name, schema }) => [String(name), schema]))
  expect(stored).toEqual(Object.fromEntries(registry.blocks.map((block) => [block.name, toWire(block).schema])))
})

test('refuses an unknown language with a sentence that lists the five', async () => {
  const refusal = expect.stringContaining('--labels takes en, es, it, fr, or de, not “pt”.')
  expect(await command('--labels', 'pt')).toMatchObject({ code: 1, stderr: refusal })
})
