import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, resolve } from 'node:path'
import { root } from '../../settings.ts'
import { endOnSignal } from '../end-on-signal.ts'
import { makeBaseTree } from './base-tree.ts'
import { enterTree, outcomeOf } from './enter-tree.ts'
import { copyOf, readContainerfile, type Step, stagesOf, variablesIn } from './read-containerfile.ts'

/** The tree of an image, with its settings for a start. */
export type BuiltTree = {
  tree: string
  env: Record<string, string>
  workdir: string
  user: string
  command: readonly string[]
  healthCheck: readonly string[]
}

/** Network of this machine, which a container engine gives a build too: names, certificates, settings of npm. */
function networkFiles(): string[] {
  const settings = ['userconfig', 'globalconfig'].map((name) => npmSetting(name))
  const certificates = [npmSetting('cafile'), process.env['NODE_EXTRA_CA_CERTS'] ?? '']
  return [...new Set(['/etc/resolv.conf', '/etc/hosts', ...settings, ...certificates])].filter(
    (file) => file.startsWith('/') && existsSync(file),
  )
}

function npmSetting(name: string): string {
  return execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()
}

/**
 * Carries out the steps of a Containerfile without a container engine: each stage is a folder, `RUN` runs inside it as its root.
 * Needs root and debootstrap.
 * @param folder receives the trees of the stages
 * @param target name of the stage that is the image; absent: the last one
 * @returns the tree of the image
 * @throws Error with the end of the output when a step fails
 */
export async function buildTree(containerfile: string, folder: string, target?: string): Promise<BuiltTree> {
  const built = new Map<string, BuiltTree>()
  const stages = stagesOf(readContainerfile(readFileSync(containerfile, 'utf8')), target)
  for (const { from, name = '', steps } of stages) {
    const tree = join(folder, name)
    mkdirSync(tree, { recursive: true })
    const base = built.get(from)
    if (base) execFileSync('cp', ['-a', `${base.tree}/.`, tree])
    else await makeBaseTree(from, join(folder, 'debian'), tree)
    const state = { workdir: '/', user: 'root', command: [], healthCheck: [], ...base, tree, env: { ...base?.env } }
    await carryOut(steps, state, built)
    built.set(name, state)
  }
  const image = built.get(stages.at(-1)?.name ?? '')
  if (!image) throw new Error(`${containerfile} has no stage.`)
  return image
}

async function carryOut(
  steps: readonly Step[],
  state: BuiltTree,
  built: ReadonlyMap<string, BuiltTree>,
): Promise<void> {
  for (const { instruction, text } of steps) {
    process.stdout.write(`· ${instruction} ${text.slice(0, 100)}\n`)
    if (instruction === 'ENV') Object.assign(state.env, variablesIn(text))
    else if (instruction === 'WORKDIR') {
      state.workdir = resolve(state.workdir, text)
      mkdirSync(join(state.tree, state.workdir), { recursive: true })
    } else if (instruction === 'USER') state.user = text
    else if (instruction === 'CMD') state.command = JSON.parse(text)
    else if (instruction === 'HEALTHCHECK') state.healthCheck = JSON.parse(text.slice(text.indexOf('[')))
    else if (instruction === 'COPY') copy(text, state, (stage) => built.get(stage)?.tree)
    else if (instruction === 'RUN') await runInTree(text, state)
  }
}

function copy(text: string, { tree, workdir }: BuiltTree, treeOf: (stage: string) => string | undefined): void {
  const { stage, sources, target } = copyOf(text)
  const to = join(tree, resolve(workdir, target))
  const from = stage === undefined ? root : treeOf(stage)
  if (from === undefined) throw new Error(`COPY ${text} names no earlier stage.`)
  for (const source of sources) {
    const path = join(from, source)
    const files = stage === undefined ? contextFiles(source) : undefined
    if (files && lstatSync(path).isDirectory()) for (const file of files) put(join(root, file), join(to, file))
    else if (lstatSync(path).isDirectory()) execFileSync('cp', ['-a', `${path}/.`, to])
    else put(path, target.endsWith('/') ? join(to, basename(path)) : to)
  }
}

function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { verbatimSymlinks: true })
}

/** Files of the repository below a path, those without that `.dockerignore` names. */
export function contextFiles(path: string): string[] {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n')
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', path]
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const names = stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))
  return names.filter(
    (name) => !ignored.some((pattern) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/**`)),
  )
}

/**
 * Runs a command of a shell as root of the tree, with the network of this machine.
 * @throws Error with the end of the output when it fails
 */
export async function runInTree(
  text: string,
  { tree, env, workdir }: Pick<BuiltTree, 'tree' | 'env' | 'workdir'>,
): Promise<void> {
  const shared = networkFiles()
  for (const file of shared) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    // The mount point of a file of this machine.
    if (!existsSync(join(tree, file))) writeFileSync(join(tree, file), '')
  }
  const network = { HOME: '/root', NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] ?? '' }
  const step = enterTree({ tree, workdir, env: { ...network, ...env }, shared, isGroup: true }, ['/bin/sh', '-c', text])
  const ended = outcomeOf(step)
  endOnSignal(async () => {
    if (step.pid !== undefined && step.exitCode === null && step.signalCode === null) process.kill(-step.pid, 'SIGKILL')
    await ended
  })
  const { code, output } = await ended
  if (code !== 0) throw new Error(`RUN ${text} ended with ${code}.\n${output.slice(-4000)}`)
}
