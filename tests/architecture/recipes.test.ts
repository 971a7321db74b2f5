import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { kinds } from 'scripts/new/kinds.ts'
import { exists, thingOf } from 'scripts/new/plan-change.ts'
import { served as present } from 'site/brand/served.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trackedFiles } from '../support/tracked-files.ts'

const root = join(import.meta.dirname, '../..')
const drafts = join(root, '.data', 'drafts')
/** Links to the folders of the project itself, which a copy has of its own. */
const workspaces = ['cms-plugin', 'component-schemas', 'local-stack', 'scripts', 'site', 'tests']

/** The commands of CONTRIBUTING.md, for a thing that it calls `x`. */
const commands = [
  ...(await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')).matchAll(/`npm run new -- (--remove )?([\w-]+) x`/g),
].map(([, remove, kind = '']) => ({ isRemoving: remove !== undefined, kind }))

const project = { files: trackedFiles(), read: (file: string) => readFileSync(join(root, file), 'utf8') }
/** A site that was made from this one may have left an example out. */
const known = Object.entries(kinds).flatMap(([kind, { example }]) =>
  exists(project, thingOf([kind, example])) ? [kind] : [],
)
/** What is served is no copy of an example: its details are told. */
const served = {
  locale: ['eo', '--iso', 'eo', '--called', 'Esperanto'],
  market:
    `liechtenstein --called Liechtenstein --country LI --languages ${present.source} --time-zone Europe/Vaduz`.split(
      ' ',
    ),
}
const commandsOf = (isRemoving: boolean) =>
  commands.filter((one) => one.isRemoving === isRemoving && known.includes(one.kind))

let copy = ''
let start = ''

beforeAll(async () => {
  await mkdir(drafts, { recursive: true })
  copy = await mkdtemp(join(drafts, 'recipes-'))
  await copyProject()
  await git('init', '--quiet')
  start = await commit()
}, 120_000)

afterAll(() => rm(copy, { recursive: true, force: true }), 60_000)

/** The project as it lies here, with the packages of this folder. */
async function copyProject(): Promise<void> {
  const left = /(^|\/)(node_modules|\.git|\.next[^/]*|\.data|test-results)$|\.tsbuildinfo$/
  for (const entry of (await readdir(root)).filter((name) => !left.test(name)))
    await cp(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (source) => !left.test(relative(root, source)),
    })
  const packages = join(copy, 'node_modules')
  await mkdir(packages)
  for (const entry of await readdir(join(root, 'node_modules')))
    await symlink(join(workspaces.includes(entry) ? copy : root, pathOf(entry)), join(packages, entry))
  for (const workspace of ['cms-plugin', 'scripts', 'site'])
    await symlink(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'))
}

function pathOf(entry: string): string {
  if (!workspaces.includes(entry)) return join('node_modules', entry)
  return entry === 'local-stack' ? 'scripts/local-stack' : entry
}

/** Standard output of a program in the copy. @throws Error with what it printed, when it fails */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: copy, maxBuffer: 2 ** 26 }).catch(
    ({ stdout: printed, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')} failed.\n${printed}\n${stderr}`)
    },
  )
  return stdout
}

async function git(...args: string[]): Promise<string> {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  return await run('git', ...author, ...args)
}

/** Commits everything. @returns the hash of the tree */
async function commit(): Promise<string> {
  await git('add', '--all')
  await git('commit', '--quiet', '--allow-empty', '--message', 'A step')
  return await git('rev-parse', 'HEAD^{tree}')
}

async function carryOut({ isRemoving, kind }: (typeof commands)[number]): Promise<string> {
  const words = [...(isRemoving ? ['--remove'] : []), kind, `spare-${kind}`]
  const output = await run(process.execPath, 'scripts/new/new.ts', ...words)
  expect(output).toContain(`npm run new -- ${words.join(' ')}`)
  return await commit()
}

async function changedFiles(): Promise<string[]> {
  const files = await git('diff', '--name-only', '-z', start.trim(), 'HEAD')
  return files.split('\0').filter(Boolean)
}

const binary = (name: string) => join(root, 'node_modules/.bin', name)

test('CONTRIBUTING.md has one command for adding each kind, and one for removing it', () => {
  expect(known.length).toBeGreaterThan(3)
  for (const isRemoving of [false, true])
    expect(commands.filter((one) => one.isRemoving === isRemoving).map(({ kind }) => kind)).toEqual([
      ...Object.keys(kinds),
      ...Object.keys(served),
    ])
})

test('each command that adds writes its files, which the formatter and the linter accept', async () => {
  for (const command of commandsOf(false)) await carryOut(command)
  const files = await changedFiles()
  for (const kind of known) {
    const names = [`spare-${kind}`, `spare_${kind}`]
    expect(files.some((file) => names.some((name) => file.includes(name))) || kind === 'route').toBe(true)
  }
  const code = files.filter((file) => /\.(tsx?|css|json)$/.test(file))
  await run(binary('biome'), 'check', '--error-on-warnings', ...code)
  await run(binary('oxlint'), '--deny-warnings', ...code.filter((file) => /\.tsx?$/.test(file)))
}, 180_000)

test.each(['component-schemas', 'site', '.'])(
  'the types of %s agree with what was added',
  async (workspace) => {
    const mistakes = await run(binary('tsc'), '--noEmit', '--incremental', 'false', '-p', workspace)
    expect(mistakes).toBe('')
  },
  300_000,
)

test('the tests that know each kind pass', async () => {
  const own = (await changedFiles()).filter((file) => /\.test\.tsx?$/.test(file))
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const about = ['component-schemas', 'site/blocks', 'site/routing/routing.test.ts', 'scripts/seed/compile']
  const output = await run(process.execPath, vitest, 'run', ...about, ...own)
  expect(own.filter((file) => !output.includes(file))).toEqual([])
}, 600_000)

test('each command that removes leaves the tree as it was', async () => {
  let tree = ''
  for (const command of commandsOf(true)) tree = await carryOut(command)
  expect(await changedFiles()).toEqual([])
  expect(tree).toBe(start)
}, 180_000)

test.each(Object.entries(served))(
  'a new %s agrees with all that knows what is served, and removed again leaves the tree as it was',
  async (kind, [name = '', ...details]) => {
    const before = await commit()
    await run(process.execPath, 'scripts/new/new.ts', kind, name, ...details)
    expect(await commit()).not.toBe(before)
    await run(process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'served')
    await run(process.execPath, 'scripts/new/new.ts', '--remove', kind, name)
    expect(await commit()).toBe(before)
  },
  180_000,
)
