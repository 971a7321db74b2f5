import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { commandEnvironment } from '../../tests/support/command-environment.ts'
import { root } from '../settings.ts'
import type { Outcome } from './call-commands.fixture.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** Scripts of this repository, as arguments of Node; the others call a tool, which parses its own arguments. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file, args] = /^node scripts\/bootstrap\.mjs (\S+\.ts)(.*)$/.exec(line) ?? []
  return file === undefined ? [] : [{ name, file, args: (args ?? '').split(' ').filter(Boolean) }]
})

/** An environment without services and with an empty folder, in case a command does run. */
const folder = mkdtempSync(join(tmpdir(), 'commands-'))
const environment = {
  ...commandEnvironment,
  DATA_FOLDER: folder,
  SUBMISSIONS_FOLDER: join(folder, 'submissions'),
  IDENTITY_FOLDER: join(folder, 'identity'),
  CONTENT_MANAGEMENT_URL: 'http://localhost:9',
  CONTENT_API_URL: 'http://localhost:9/v2',
  SEARCH_HOST: 'http://localhost:9',
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Modules that others import run as commands only in their own process. */
const isAlone = ({ file }: { file: string }) =>
  readFileSync(join(root, 'scripts', file), 'utf8').includes('import.meta.main')

async function inOwnProcess(path: string, args: readonly string[], variables: Record<string, string> = {}) {
  const options = { cwd: root, env: { ...environment, ...variables }, maxBuffer: 2 ** 24 }
  return await promisify(execFile)(process.execPath, [path, ...args], options).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

/** Output of each script with one more flag. */
async function callEach(flags: readonly string[]): Promise<readonly Called[]> {
  const calls = flags.flatMap((flag) =>
    own.map(({ name, file, args }) => ({ name, flag, file, args: [...args, flag] })),
  )
  const shared = calls.filter((one) => !isAlone(one))
  const fixture = join(import.meta.dirname, 'call-commands.fixture.ts')
  const { stdout, stderr } = await inOwnProcess(fixture, [], { CALLS: JSON.stringify(shared) })
  if (stderr !== '') throw new Error(stderr)
  const outcomes = JSON.parse(stdout) as Outcome[]
  return await Promise.all(
    calls.map(async ({ name, flag, file, args }) => {
      const at = shared.findIndex((one) => one.name === name && one.flag === flag)
      const outcome = outcomes[at] ?? (await inOwnProcess(join(root, 'scripts', file), args))
      return { name, flag, code: outcome.code, stdout: outcome.stdout, stderr: outcome.stderr }
    }),
  )
}

type Called = Omit<Outcome, 'file' | 'args'> & { name: string; flag: string }

let called: readonly Called[]
beforeAll(async () => {
  called = await callEach(['--help', '--no-such-flag'])
}, 180_000)

const withFlag = (flag: string) => called.filter((one) => one.flag === flag)

test('all npm scripts except three tools are commands of this repository', () => {
  const tools = Object.entries(scripts).filter(([name]) => !own.some((script) => script.name === name))
  expect(tools).toEqual([
    ['build', 'npm run build --workspace=site'],
    ['format', 'biome check --write'],
    [
      'messages',
      'cd site && lingui extract --clean --config messages/lingui.config.ts && lingui extract --clean --config messages/known.config.ts',
    ],
  ])
})

test('each npm script prints its arguments with --help, and does nothing', () => {
  for (const { name, code, stdout, stderr } of withFlag('--help')) {
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' })
    expect(stdout).toMatch(/^[A-Z][\s\S]*\n {2}npm .*\[flags\][\s\S]*\n {2}--help +prints this\n[\s\S]*Exit codes: 0 /)
  }
  expect(withFlag('--help').length).toBe(own.length)
  expect(readdirSync(folder)).toEqual([])
})

test('each npm script refuses an unknown flag by name, with exit code 2', () => {
  for (const { name, code, stdout, stderr } of withFlag('--no-such-flag')) {
    expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: '' })
    expect(stderr).toMatch(/'--no-such-flag'.*--help/)
  }
  expect(withFlag('--no-such-flag').length).toBe(own.length)
})
