import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How a program runs inside the tree of an image. */
export type Entering = {
  /** Root of the tree. */
  tree: string
  workdir: string
  env: Readonly<Record<string, string>>
  /** Runs as this user of the tree, without any capability, on a file system that it can only read. */
  confined?: {
    user: string
    /** Folders of this machine that lie over folders of the tree, which are writable. */
    volumes: Readonly<Record<string, string>>
  }
  /** Files of this machine that the tree sees in their place, such as the list of hosts. */
  shared?: readonly string[]
  /** Runs in a process group of its own, which can be ended with all that it has started. */
  isGroup?: boolean
}

/**
 * Mounts live in a namespace of their own, which ends with the program: nothing is left mounted, whatever happens.
 * Arguments: tree, "ro" or "rw", number of pairs of folders, the pairs, a separator, the program.
 */
const mounting = `set -e
tree=$1 mode=$2 pairs=$3; shift 3
mount --rbind "$tree" "$tree"
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"
[ "$mode" = rw ] || mount -o remount,bind,ro "$tree"
[ "$mode" = rw ] || mount -t tmpfs tmpfs "$tree/tmp"
while [ "$pairs" -gt 0 ]; do mount --bind "$1" "$tree$2"; shift 2; pairs=$((pairs - 1)); done
exec "$@"`

/** Starts a program inside a tree, as a container engine would start it in an image. Needs root. */
export function enterTree(entering: Entering, program: readonly string[]): ChildProcess {
  const { tree, workdir, env, confined, shared = [], isGroup = false } = entering
  const pairs = [...Object.entries(confined?.volumes ?? {}), ...shared.map((file) => [file, file])]
  const user = confined ? userIds(tree, confined.user) : undefined
  const variables = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...env }
  const words = [
    ...inNamespace,
    tree,
    user ? 'ro' : 'rw',
    String(pairs.length),
    ...pairs.flat(),
    'chroot',
    tree,
    '/usr/bin/env',
    '--ignore-environment',
    ...Object.entries(variables).map((pair) => pair.join('=')),
    '/usr/bin/env',
    `--chdir=${workdir}`,
    ...(user ? ['/usr/bin/setpriv', '--reuid', user.uid, '--regid', user.gid, ...noRights] : []),
    ...program,
  ]
  return spawn('unshare', words, { stdio: ['ignore', 'pipe', 'pipe'], detached: isGroup })
}

const inNamespace = ['--mount', '--propagation', 'private', 'sh', '-c', mounting, 'sh']

const noRights = ['--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all']

function userIds(tree: string, name: string): { uid: string; gid: string } {
  const line = readFileSync(`${tree}/etc/passwd`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error(`The image has no user ${name}.`)
  return { uid, gid }
}

/**
 * Waits for the end of a program.
 * @returns its exit code and its output
 */
export async function outcomeOf(program: ChildProcess): Promise<{ code: number | null; output: string }> {
  const parts: string[] = []
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part) => parts.push(String(part)))
  const code = await new Promise<number | null>((resolve) => program.once('close', resolve))
  return { code, output: parts.join('') }
}
