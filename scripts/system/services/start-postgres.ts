import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'

/** The folder in which Debian's packages put the server, one folder a version. */
const installed = '/usr/lib/postgresql'
const user = 'forms'
const timeoutMs = 30_000

/** Stops the server and removes its folder when the parent process ends in any way; kills it after a line on stdin. */
const guarded =
  '"$@" & server=$!; if read _; then kill -QUIT $server; wait $server; else kill -INT $server; wait $server; rm -rf "$0"; fi'

export type PostgresServer = {
  /** `postgres://…` of an empty database. */
  url: string
  /** Ends it, removes its files. */
  stop: () => Promise<void>
  /** Kills its processes, as a loss of power would, and starts it again. */
  crash: () => Promise<void>
  /** Kills its processes; `resume` starts it again, at the same address. */
  pause: () => Promise<void>
  resume: () => Promise<void>
}

/**
 * A separate PostgreSQL on a free port, with its files in a temporary folder; undefined on a machine without one.
 * It refuses to run as root: then it runs as Debian's user for it, or as `nobody`.
 * @param certificate files (PEM) with which it also accepts TLS
 */
export async function startPostgres(certificate?: Certificate): Promise<PostgresServer | undefined> {
  const bin = postgresFolder()
  if (bin === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { url, run } = await prepare(bin, { folder, certificate })
    let server = await run()
    const pause = () => end(server, '\n')
    const resume = async () => {
      server = await run()
    }
    return { url, stop: () => end(server).finally(remove), crash: () => pause().then(resume), pause, resume }
  } catch (error) {
    remove()
    throw error
  }
}

type Certificate = { cert: string; key: string }
type Prepared = { url: string; run: () => Promise<ChildProcess> }

async function prepare(
  bin: string,
  { folder, certificate }: { folder: string; certificate: Certificate | undefined },
): Promise<Prepared> {
  const data = join(folder, 'data')
  const owner = ownerOf(folder)
  const options = { ...owner, cwd: folder, env: { ...process.env, LANG: 'C', LC_ALL: 'C' } }
  const initdb = ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), initdb, options)
  const port = await freePort()
  const tls = certificate ? tlsSettings(certificate, folder, owner) : []
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, ...tls]
  const run = async () => {
    const args = ['-c', guarded, folder, join(bin, 'postgres'), '-D', data, '-p', `${port}`, ...settings]
    const server = spawn('sh', args, { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
    await untilReady(join(bin, 'pg_isready'), port, server)
    return server
  }
  return { url: `postgres://${user}@127.0.0.1:${port}/postgres`, run }
}

function postgresFolder(): string | undefined {
  if (!existsSync(installed)) return undefined
  const versions = readdirSync(installed).toSorted((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(installed, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** The server refuses a key that others may read. */
function tlsSettings({ cert, key }: Certificate, folder: string, { uid, gid }: ReturnType<typeof ownerOf>): string[] {
  const copies = [cert, key].map((file, index) => {
    const copy = join(folder, ['server.crt', 'server.key'][index] ?? '')
    copyFileSync(file, copy)
    chmodSync(copy, 0o600)
    if (uid !== undefined && gid !== undefined) chownSync(copy, uid, gid)
    return copy
  })
  return ['-c', 'ssl=on', '-c', `ssl_cert_file=${copies[0]}`, '-c', `ssl_key_file=${copies[1]}`]
}

function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const of = (flag: string) => Number(execFileSync('sh', ['-c', `id ${flag} postgres 2>&- || id ${flag} nobody`]))
  const owner = { uid: of('-u'), gid: of('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function untilReady(question: string, port: number, server: ChildProcess): Promise<void> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until && server.exitCode === null) {
    const probe = promisify(execFile)(question, ['-h', '127.0.0.1', '-p', `${port}`, '-U', user])
    if (await probe.then(() => true).catch(() => false)) return
    await wait(50)
  }
  throw new Error('PostgreSQL did not start.')
}

/** Closing stdin stops the server in order; a line kills it. */
async function end(server: ChildProcess, word?: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.stdin?.end(word)
  await ended
}
