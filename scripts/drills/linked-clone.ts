import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { endOnSignal } from '../system/end-on-signal.ts'

export type LinkedClone = {
  clone: string
  /** Folder for the data of what runs in the clone. */
  data: string
  remove: () => Promise<void>
}

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
  return { clone, data: join(folder, 'data'), remove }
}

async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${command} ended with ${code}.`)
}
