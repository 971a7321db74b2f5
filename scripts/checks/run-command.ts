import { spawn } from 'node:child_process'
import { join, resolve as pathFrom } from 'node:path'
import { root } from '../settings.ts'

export type Outcome = { name: string; isPassed: boolean; output: string; seconds: number }

export type Command = {
  name: string
  /** A binary of `node_modules/.bin`. */
  binary: string
  args: readonly string[]
  /** Folder, relative to the root. */
  folder?: string
  /** The remedy for a developer when it fails. */
  remedy: string
}

/** Runs one check to its end and collects its output. */
export async function runCommand({ name, binary, args, folder = '.', remedy }: Command): Promise<Outcome> {
  const startedAt = performance.now()
  let output = ''
  const child = spawn(join(root, 'node_modules/.bin', binary), [...args], {
    cwd: pathFrom(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', (error) => {
      output += String(error)
      resolve(1)
    })
  })
  const isPassed = code === 0
  const seconds = (performance.now() - startedAt) / 1000
  return { name, isPassed, seconds, output: isPassed ? output : `${output}\n→ ${remedy}\n` }
}
