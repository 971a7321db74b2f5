import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { root } from '../settings.ts'
import { endOnSignal } from '../system/end-on-signal.ts'

/**
 * Runs `npm run dev` in a clone of the last commit, with the packages of this folder: start to home page, edit of an
 * interface text, edit of a schema. Prints the duration of each and the number of lines that the command printed.
 */
const ports = {
  SITE_PORT: process.env['DRILL_PORTS'] || '5200',
  CONTENT_PORT: process.env['DRILL_CONTENT_PORT'] || '5210',
}
const home = `http://localhost:${ports.SITE_PORT}/en`
const longestMs = 480_000
/** In this folder, because hard links need the same disk. */
const folder = await mkdtemp(join(root, '.data', 'fresh-clone-'))
const clone = join(folder, 'clone')
endOnSignal(() => rm(folder, { recursive: true, force: true }))

try {
  await run('git', 'clone', '--quiet', '--local', root, clone)
  for (const below of ['.', 'component-schemas', 'site', 'cms-plugin', 'scripts', 'scripts/local-stack', 'tests']) {
    const packages = join(below, 'node_modules')
    if (existsSync(join(root, packages)))
      await run('cp', '--archive', '--link', join(root, packages), join(clone, packages))
  }
  await drill()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function drill(): Promise<void> {
  let output = ''
  const dev = spawn(process.execPath, [join(clone, 'scripts/start.ts'), '--dev'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ports, DATA_FOLDER: join(folder, 'data') },
  })
  const ended = new Promise<void>((resolve) => dev.once('exit', () => resolve()))
  endOnSignal(() => (dev.kill('SIGTERM'), ended))
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  try {
    await timed('home page', () => until(dev, async () => (await textOf(home)).status === 200))
    await timed('edit of an interface text', async () => {
      await edit(join(clone, 'site/messages/en.po'), /(msgid "Main menu"\nmsgstr ")[^"]*"/, '$1Drilled menu"')
      await until(dev, async () => (await textOf(home)).text.includes('Drilled menu'))
    })
    await timed('edit of a schema', async () => {
      await edit(join(clone, 'component-schemas/blocks/accordion/schema.ts'), /(label: ')([^']*)'/, "$1Drilled label'")
      await until(dev, async () => (await componentsText()).includes('Drilled label'))
    })
    process.stdout.write(`${output.split('\n').length} lines printed\n`)
  } catch (error) {
    process.stderr.write(`${output.slice(-6000)}\n`)
    throw error
  } finally {
    dev.kill('SIGTERM')
    await ended
  }
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await work()
  process.stdout.write(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

async function until(dev: ChildProcess, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + longestMs; Date.now() < end && dev.exitCode === null; await wait(500)) {
    if (await isTrue().catch(() => false)) return
  }
  throw new Error(dev.exitCode === null ? 'It was not ready in time.' : `npm run dev ended with ${dev.exitCode}.`)
}

async function textOf(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(240_000) })
  return { status: response.status, text: await response.text() }
}

async function componentsText(): Promise<string> {
  const url = `http://localhost:${ports.CONTENT_PORT}/v1/spaces/100001/components`
  return (await textOf(url, { authorization: 'local-management' })).text
}

async function edit(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = z
    .string()
    .refine((text) => text !== before, `${file} has nothing to edit.`)
    .parse(before.replace(pattern, replacement))
  await writeFile(file, after)
}

async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${command} ended with ${code}.`)
}
