import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../settings.ts'
import type { Peer } from './peers.ts'

const sources = join(root, 'scripts/bench/peers')

/** The folder in which a peer is installed and built; removed with the folder .data. */
export function folderOf({ project }: Peer): string {
  return join(root, '.data/peers', project)
}

/** Environment of a peer for the content service, at build time and at run time. */
export type ContentVariables = { CONTENT_API_URL: string; CONTENT_PUBLIC_TOKEN: string }

/**
 * Copies a peer's sources, installs from its lock file and builds it; each step only when its input changed.
 * @throws Error with the end of the output of the failed command
 */
export async function preparePeer(peer: Peer, content: ContentVariables): Promise<void> {
  const folder = folderOf(peer)
  await mkdir(folder, { recursive: true })
  await cp(join(sources, peer.project), folder, { recursive: true })
  await cp(join(sources, 'words'), join(folder, 'words'), { recursive: true })
  await installPeer(peer.project, folder)
  const variables = { ...content, ...peer.buildVariables }
  const files = [...(await filesBelow(join(sources, peer.project))), ...(await filesBelow(join(sources, 'words')))]
  const wanted = `${await digestOf(files)} ${JSON.stringify(variables)}`
  await once(join(folder, `.built-${peer.name}`), wanted, async () => {
    process.stdout.write(`  ${peer.name}: building …\n`)
    const [command, ...args] = peer.build
    await run(join(folder, 'node_modules/.bin', command), args, { folder, variables })
  })
}

/**
 * Installs the packages of a peer into a folder, from the peer's lock file and only when that has changed.
 * @throws Error with the end of the output of npm
 */
export async function installPeer(project: Peer['project'], folder: string): Promise<void> {
  const lock = join(sources, project, 'package-lock.json')
  await once(join(folder, '.installed'), await digestOf([lock]), async () => {
    process.stdout.write(`  ${project}: installing from its lock file …\n`)
    for (const name of ['package.json', 'package-lock.json']) await cp(join(sources, project, name), join(folder, name))
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    await run(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { folder, variables: {} })
  })
}

async function once(mark: string, wanted: string, work: () => Promise<void>): Promise<void> {
  const done = await readFile(mark, 'utf8').catch(() => '')
  if (done === wanted) return
  await work()
  await writeFile(mark, wanted)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function digestOf(files: readonly string[]): Promise<string> {
  const digest = createHash('sha256')
  for (const file of files.toSorted()) digest.update(file).update(await readFile(file))
  return digest.digest('hex')
}

type Place = { folder: string; variables: Readonly<Record<string, string>> }

async function run(command: string, args: readonly string[], { folder, variables }: Place): Promise<void> {
  const lines: string[] = []
  const child = spawn(command, [...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...quiet, ...variables, NODE_ENV: 'production' },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)))
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', (error) => {
      lines.push(String(error))
      resolve(1)
    })
  })
  if (code !== 0) throw new Error(`${command} failed in ${folder}.\n${lines.join('').slice(-4000)}`)
}

/** Switches off the telemetry of these frameworks. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
