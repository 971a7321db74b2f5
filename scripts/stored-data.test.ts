import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commandEnvironment } from '../tests/support/command-environment.ts'
import { root } from './settings.ts'

/** The folder in which a command is called: neither the project nor the site. */
let elsewhere: string
/** Below the project, relative to it. */
let data: string

beforeEach(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  mkdirSync(join(root, '.data'), { recursive: true })
  data = relative(root, mkdtempSync(join(root, '.data/stored-')))
  writeFileSync(join(elsewhere, 'prices.csv'), 'group,code,pack,net,currency,from\ngold,NOR-1R,1,250,EUR,2026-01-01\n')
})
afterEach(() => {
  rmSync(elsewhere, { recursive: true })
  rmSync(join(root, data), { recursive: true, force: true })
})

async function node(args: readonly string[], variables: Record<string, string> = {}) {
  const env = { ...commandEnvironment, ...variables }
  return await promisify(execFile)(process.execPath, args, { cwd: elsewhere, env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test('every variable of site, stack and app that names a folder or a file is relative to the project, wherever the process runs', async () => {
  const sources = {
    siteVariables: 'site/server/configuration/site-variables.ts',
    stackVariables: 'scripts/settings.ts',
    appVariables: 'cms-plugin/server/env.ts',
  }
  const { stdout, stderr } = await node([
    '--input-type=module',
    '--eval',
    `const rows = []
    for (const [name, file] of ${JSON.stringify(Object.entries(sources))}) {
      const { shape } = (await import(${JSON.stringify(`${root}/`)} + file))[name]
      for (const variable of Object.keys(shape).filter((one) => /_(FOLDER|FILE)$/.test(one)))
        if (variable !== 'SITE_BUILD_FOLDER')
          rows.push({ variable, values: ['a/b', './a/b', '/a/b', undefined].map((value) => shape[variable].parse(value)) })
    }
    console.log(JSON.stringify(rows))`,
  ])
  expect(stderr).toBe('')
  const rows = JSON.parse(stdout) as { variable: string; values: string[] }[]
  const inRoot = join(root, 'a/b')
  for (const { variable, values } of rows) {
    expect([variable, ...values.slice(0, 3)]).toEqual([variable, inRoot, inRoot, '/a/b'])
    expect(values[3] ?? root).toMatch(root)
  }
  expect(rows.map(({ variable }) => variable).toSorted()).toEqual([
    'APP_FOLDER',
    'DATA_FOLDER',
    'IDENTITY_FOLDER',
    'PAGE_STORE_FOLDER',
    'REDIS_CA_FILE',
    'SUBMISSIONS_FOLDER',
  ])
})

const commands = [
  { command: ['outbox/outbox.ts'], file: 'submissions/submissions.sqlite', said: 'Nothing waits.\n' },
  {
    command: ['customers/end-sessions.ts', 'ana@example.org'],
    file: 'identity/sessions.db',
    said: '0 sessions of ana@example.org ended.\n',
  },
  {
    command: ['customers/prices.ts', 'import', 'prices.csv'],
    file: 'submissions/submissions.sqlite',
    said: '1 prices were imported.\n',
  },
]

/** A site may have left the feature of a command out. */
const known = commands.filter(({ command: [script = ''] }) => existsSync(join(root, 'scripts', script)))

describe.each(known)('$command.0 with a relative DATA_FOLDER', ({ command: [script = '', ...args], file, said }) => {
  const run = async () => await node([join(root, 'scripts', script), ...args], { DATA_FOLDER: data })

  test('uses the data of the project', async () => {
    const path = join(root, data, file)
    const database = file.startsWith('identity') ? openSessions(path) : openSubmissions(path)
    await database.rows('SELECT 1')
    await database.close()
    expect(await run()).toMatchObject({ code: 0, stdout: said, stderr: '' })
    expect(readdirSync(elsewhere)).toEqual(['prices.csv'])
  })

  test('stops where the site has stored nothing, and makes nothing', async () => {
    const path = join(root, data, file)
    const { code, stdout, stderr } = await run()
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(`${path} does not exist: the site has stored nothing there yet`)
    expect(stderr).toMatch(/Set \w+_FOLDER or DATA_FOLDER/)
    expect(existsSync(join(root, data)) && readdirSync(join(root, data))).toEqual([])
    expect(readdirSync(elsewhere)).toEqual(['prices.csv'])
  })
})
