import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from 'site/brand/brand.ts'
import { root } from '../settings.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { commandsOf } from './guide/guide-blocks.ts'
import { guideBlocks } from './guide/guide-names.ts'
import { buildNextVersion, buildVersion, makeMachine } from './guide/machine-tree.ts'

/**
 * Carries out `docs/operate.md` by its own blocks, without containers: deploy, exchange for another version and back, back up, lose the
 * database, restore. The machine is a tree of Debian's packages in which systemd boots; the project is built there as the guide says.
 * From its boot on everything runs in a network of its own (`follow-guide.ts`), where the ports of a real machine are free.
 */
const tools = ['debootstrap', 'systemd-nspawn', 'nsenter', 'ip', 'git']
const missing = tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
const reason = process.getuid?.() === 0 ? missing.map((tool) => `${tool} is not installed`).join(', ') : 'it needs root'
if (reason) process.stdout.write(`Skipped: ${reason}.\n`)
else process.exitCode = await runGuide()

async function runGuide(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-guide-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  endOnSignal(remove)
  try {
    const tree = join(folder, 'machine')
    const blocks = guideBlocks(await readFile(join(root, 'docs/operate.md'), 'utf8'))
    const [build = ''] = commandsOf(blocks.deploy)
    await step('a machine with Debian’s packages', () => makeMachine(tree))
    const [one, two] = [`/opt/${brand.id}-1`, `/opt/${brand.id}-2`]
    await step(build, () => buildVersion(tree, { folder: one, id: '1', command: build }))
    const next = { folder: two, id: '2', command: build.replaceAll(one, two) }
    await step(`${next.command} (packages are linked, not downloaded again)`, () => buildNextVersion(tree, one, next))
    return await followGuide(tree)
  } finally {
    await remove()
  }
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await work()
  process.stdout.write(`✓ ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s\n`)
}

/** @returns the exit code */
async function followGuide(tree: string): Promise<number> {
  const inNetwork = 'ip link set lo up && exec "$@"'
  const words = [
    '--net',
    'sh',
    '-c',
    inNetwork,
    'sh',
    process.execPath,
    join(import.meta.dirname, 'guide/follow-guide.ts'),
  ]
  const follower = spawn('unshare', [...words, tree], { stdio: 'inherit' })
  const ended = new Promise<number>((resolve) => follower.once('exit', (code) => resolve(code ?? 1)))
  endOnSignal(async () => {
    follower.kill('SIGTERM')
    await ended
  })
  return await ended
}
