import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../settings.ts'
import { endOnSignal } from '../system/end-on-signal.ts'

/** A system that `scripts/start.ts` of the clone has started. */
export type Started = {
  /** What it has printed so far. */
  output: () => string
  /** @throws Error when it ends first, or after eight minutes */
  until: (isTrue: () => Promise<boolean>) => Promise<void>
}

export type LinkedClone = {
  clone: string
  /**
   * Starts the clone with data of its own, stops it after the work, and prints the end of its output when that fails.
   * @param variables among them the ports
   */
  whileStarted: (
    flags: readonly string[],
    variables: Readonly<Record<string, string>>,
    work: (started: Started) => Promise<void>,
  ) => Promise<void>
  remove: () => Promise<void>
}

const longestMs = 480_000

/** A clone of the last commit with the packages of this folder, in which hard links have the same disk. It is removed on a signal too. */
export async function linkedClone(): Promise<LinkedClone> {
  await mkdir(join(root, '.data'), { recursive: true })
  const folder = await mkdtemp(join(root, '.data', 'clone-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  endOnSignal(remove)
  const clone = join(folder, 'clone')
  await run('git', 'clone', '--quiet', '--local', root, clone)
  for (const below of ['.', 'component-schemas', 'site', 'cms-plugin', 'scripts', 'scripts/local-stack', 'tests']) {
    const packages = join(below, 'node_modules')
    if (existsSync(join(root, packages)))
      await run('cp', '--archive', '--link', join(root, packages), join(clone, packages))
  }
  return {
    clone,
    remove,
    async whileStarted(flags, variables, work) {
      let output = ''
      const system = spawn(process.execPath, [join(clone, 'scripts/start.ts'), ...flags], {
        cwd: clone,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...variables, DATA_FOLDER: join(folder, 'data') },
      })
      const ended = new Promise<void>((resolve) => system.once('exit', () => resolve()))
      endOnSignal(() => (system.kill('SIGTERM'), ended))
      for (const stream of [system.stdout, system.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
      const until = async (isTrue: () => Promise<boolean>) => {
        for (const end = Date.now() + longestMs; Date.now() < end && system.exitCode === null; await wait(500)) {
          if (await isTrue().catch(() => false)) return
        }
        throw new Error(system.exitCode === null ? 'It was not ready in time.' : `It ended with ${system.exitCode}.`)
      }
      try {
        await work({ output: () => output, until })
      } catch (error) {
        process.stderr.write(`${output.slice(-6000)}\n`)
        throw error
      } finally {
        system.kill('SIGTERM')
        await ended
      }
    },
  }
}

async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${command} ended with ${code}.`)
}
