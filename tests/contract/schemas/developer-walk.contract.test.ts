import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractSchemas } from 'scripts/schemas/contract-schemas.ts'
import { renameField } from 'scripts/schemas/migrate/migration.ts'
import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { type CiRun, pullRequestSteps, runMain, runSteps } from 'scripts/schemas/run-ci-steps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deliveredStory,
  type LocalService,
  managementFetch,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

let service: LocalService
/** The developer's repository: its schema, accepted risks and renamed fields, each a file. */
let repository: string

beforeAll(async () => {
  service = await startLocalService()
  repository = join(service.dataFolder, 'repository')
  mkdirSync(repository)
  git('init', '--quiet', '--initial-branch', 'main')
})

afterAll(() => service.remove())

function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Nadia Ferrer', '-c', 'user.email=nadia@schlosswerk.example']
  execFileSync('git', [...identity, ...words], { cwd: repository })
}

function commit(message: string, files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(repository, name), JSON.stringify(content))
  git('add', '.')
  git('commit', '--quiet', '--message', message)
}

const fromFile = <Content>(name: string) => JSON.parse(readFileSync(join(repository, name), 'utf8')) as Content

type Fields = WantedSchema['components'][number]['schema']

function schemaWith(fields: Fields, fieldsWere: Record<string, string> = {}): WantedSchema {
  const notice = {
    name: 'notice',
    display_name: 'Notice',
    description: 'A notice on a counter.',
    icon: 'block-tag' as const,
    color: '#14181D',
    preview_field: '',
    is_root: true,
    is_nestable: false,
    group: 'Pages',
    schema: fields,
    fieldsWere,
  }
  return { groups: ['Pages'], components: [notice], datasources: [], presets: [] }
}

const headline = { type: 'text', pos: 0, max_length: 120 }
const hours = { type: 'textarea', pos: 1, translatable: true }
const planFile = () => join(service.dataFolder, 'plan.md')

/** The options of a run, from the files of the checked-out commit. */
function run(log: (line: string) => void = () => undefined): CiRun {
  const renames = fromFile<{ id: string; from: string; to: 'opening' }[]>('renames.json')
  return {
    contentUrl: service.url,
    spaceId,
    managementToken: tokens.managementToken,
    log,
    backupFolder: join(service.dataFolder, 'states'),
    migrationsFolder: join(service.dataFolder, 'migrations'),
    planFile: planFile(),
    wanted: fromFile<WantedSchema>('schema.json'),
    accepted: fromFile<NonNullable<CiRun['accepted']>>('accepted-risks.json'),
    migrations: renames.map(({ id, from, to }) => ({
      id,
      says: `${from} is called ${to}.`,
      allows: [`rename:notice.${to}`],
      blocks: ['notice'],
      ...renameField({ name: 'notice', fields: {} as { opening: never } }, from, to),
    })),
  }
}

const judging = pullRequestSteps.filter(({ name }) => name.includes('main branch'))
const shown = async () => (await deliveredStory(service.url, 'summer', { cv: String(Date.now()) })).body.story.content

test('a developer takes a stricter and a renamed field from a pull request to main, while an editor works in the space', async () => {
  commit('A notice', {
    'schema.json': schemaWith({ headline, hours }),
    'accepted-risks.json': [],
    'renames.json': [],
  })
  await runMain(run())
  const content = { component: 'notice', headline: 'Closed in August', hours: 'From 1 to 21' }
  const story = { name: 'Summer', slug: 'summer', content }
  await managementFetch(service.url, 'stories', { method: 'POST', body: { story, publish: 1 } })

  // The pull request: refused twice, each time with the remedy.
  git('switch', '--quiet', '--create', 'opening-hours')
  const wanted = schemaWith({ headline: { ...headline, max_length: 60 }, opening: hours }, { opening: 'hours' })
  commit('Shorter headlines, opening hours', { 'schema.json': wanted })
  await expect(runSteps(judging, run())).rejects.toThrow(
    'rename:notice.opening needs a content migration first (1 fields)',
  )
  expect(readFileSync(planFile(), 'utf8')).toContain('**The main branch would refuse this.**')
  const rename = { id: '2026-11-28-opening', from: 'hours', to: 'opening' }
  commit('A migration', { 'renames.json': [rename] })
  await expect(runSteps(judging, run())).rejects.toThrow('accepted-risks.ts for narrow:notice.headline.max_length')
  const accepted = {
    id: '2026-11-28-headline',
    change: 'narrow:notice.headline.max_length',
    why: 'The card has two lines.',
  }
  commit('The shorter headline is wanted', { 'accepted-risks.json': [accepted] })
  await runSteps(judging, run())
  expect(readFileSync(planFile(), 'utf8')).not.toContain('would refuse')

  // Main, while another person makes a block by hand.
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'opening-hours')
  const component = { name: 'campaign', schema: {}, is_root: false, is_nestable: true }
  await managementFetch(service.url, 'components', { method: 'POST', body: { component } })
  await runMain(run())
  expect(await shown()).toMatchObject({ hours: 'From 1 to 21', opening: 'From 1 to 21' })
  expect(await pushSchemas({ ...run(), mode: 'plan' })).toMatchObject({ outcome: 'unchanged', pending: [] })

  // The site that reads the new name is deployed; the former name goes.
  await contractSchemas(run())
  expect(await shown()).toMatchObject({ opening: 'From 1 to 21' })
  expect(await shown()).not.toHaveProperty('hours')
  const { body } = await managementFetch(service.url, 'components')
  const stored = body.components as { name: string; schema: Record<string, unknown> }[]
  expect(stored.map(({ name }) => name).toSorted()).toEqual(['campaign', 'notice'])
  expect(Object.keys(stored.find(({ name }) => name === 'notice')?.schema ?? {})).toEqual(['headline', 'opening'])

  // The accepted risk is used up: content that breaks the next limit keeps the change back, although it is accepted once more.
  git('switch', '--quiet', '--create', 'still-shorter')
  commit('Still shorter', { 'schema.json': schemaWith({ headline: { ...headline, max_length: 10 }, opening: hours }) })
  await expect(runSteps(judging, run())).rejects.toThrow(
    /headline.max_length needs a content migration first .*accepted-risks/,
  )
})
