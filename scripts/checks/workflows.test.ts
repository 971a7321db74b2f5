import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../settings.ts'

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.string()).default({}),
})
const job = z.looseObject({
  if: z.string().default(''),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  'timeout-minutes': z.number(),
  steps: z.array(step),
})
const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
})

type Job = z.output<typeof job>

const folder = join(root, '.github/workflows')
const workflows = readdirSync(folder).map((file) => ({
  file,
  ...workflow.parse(parse(readFileSync(join(folder, file), 'utf8'))),
}))
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, one]) => ({ name: `${file}: ${name}`, job: one })),
)
const secretsOf = ({ steps }: Job) =>
  steps.flatMap(({ env }) => Object.values(env)).filter((text) => /\bsecrets\./.test(text))

describe('workflows', () => {
  test('run with a token that reads, and for no pull request with the rights of the main branch', () => {
    for (const { permissions, on } of workflows) {
      expect(permissions).toEqual({ contents: 'read' })
      expect(Object.keys(on).toSorted()).toEqual(['pull_request', 'push'])
    }
  })

  test.each(jobs)(
    '$name takes each action as one commit of it, and leaves no credential in the tree',
    ({ job: one }) => {
      const uses = one.steps.flatMap((each) => each.uses ?? [])
      expect(uses.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([])
      const checkouts = one.steps.filter((each) => each.uses?.startsWith('actions/checkout@'))
      expect(checkouts.filter((each) => each.with['persist-credentials'] !== false)).toEqual([])
    },
  )

  test.each(jobs)('$name puts nothing of an event into a shell', ({ job: one }) => {
    expect(one.steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([])
  })

  test('that hold a secret do so in an environment, in one step, and not for a fork', () => {
    const holding = jobs.filter(({ job: one }) => secretsOf(one).length > 0)
    expect(holding.map(({ job: one }) => one.environment)).toEqual(['schemas-plan', 'schemas-push'])
    for (const { job: one } of holding) {
      expect(one.steps.filter((each) => secretsOf({ ...one, steps: [each] }).length > 0)).toHaveLength(1)
      const isOwn =
        one.if.includes('head.repo.full_name == github.repository') || one.if === "github.event_name == 'push'"
      expect([isOwn, one.permissions]).toEqual([true, {}])
    }
  })

  test('that may write run nothing of the repository', () => {
    const writing = jobs.filter(({ job: one }) => Object.values(one.permissions).includes('write'))
    expect(writing.map(({ name }) => name)).toEqual(['schemas.yml: comment'])
    for (const { job: one } of writing) {
      expect(one.steps.filter((each) => each.uses?.startsWith('actions/checkout@'))).toEqual([])
      expect(secretsOf(one)).toEqual([])
    }
  })
})
