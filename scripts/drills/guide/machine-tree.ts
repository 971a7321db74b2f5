import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../settings.ts'
import { addNode, debootstrap } from '../../system/image/base-tree.ts'
import { runInTree } from '../../system/image/build-tree.ts'

const run = promisify(execFile)

/** The packages that the guide expects of the system, and those it is used with. */
const packages = [
  'systemd',
  'systemd-sysv',
  'dbus',
  'nginx-light',
  'redis-server',
  'postgresql',
  'sudo',
  'curl',
  'openssl',
]

/** Makes the tree of a machine with Debian's packages and the project's Node. Needs root, debootstrap and a network. */
export async function makeMachine(tree: string): Promise<void> {
  await debootstrap('bookworm', tree, packages)
  await addNode(tree)
}

/**
 * Puts the project into a folder of the machine and builds it there with the command of the guide.
 * @param command the guide's
 * @param folder the folder of the machine that the command names
 */
export async function buildVersion(tree: string, { folder, id, command }: Version): Promise<void> {
  await copySources(join(tree, folder))
  await runInTree(command, { tree, env: { BUILD_ID: id }, workdir: '/' })
}

export type Version = { folder: string; id: string; command: string }

/**
 * The same for the next version without a second download: packages are linked, and the bundler's cache is copied.
 * @param from folder of the version before
 */
export async function buildNextVersion(tree: string, from: string, { folder, id, command }: Version): Promise<void> {
  const [, install, build] = /^(cd \S+ && npm ci --ignore-scripts) && (.+)$/s.exec(command) ?? []
  if (install === undefined || build === undefined) throw new Error(`The guide builds with another command: ${command}`)
  const [old, next] = [join(tree, from), join(tree, folder)]
  await copySources(next)
  const link = 'cd "$0" && find . -name .next -prune -o -name node_modules -prune -exec cp -al --parents {} "$1" \\;'
  await run('sh', ['-c', link, old, next])
  await mkdir(join(next, 'site/.next'))
  await cp(join(old, 'site/.next/cache'), join(next, 'site/.next/cache'), { recursive: true })
  await runInTree(`cd ${folder} && ${build}`, { tree, env: { BUILD_ID: id }, workdir: '/' })
}

/** Files of the work tree that are committed or would be. */
async function copySources(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  const list = 'git ls-files -z --cached --others --exclude-standard'
  const read = 'tar --null --files-from=- --ignore-failed-read --create'
  await run('sh', ['-c', `${list} | ${read} | tar --extract --no-same-owner --directory "$0"`, target], { cwd: root })
}
