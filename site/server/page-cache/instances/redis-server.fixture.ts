import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The redis-server of this machine; undefined where there is none, and tests with it are skipped. */
export const redisBinary = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path))
if (!redisBinary) process.stdout.write('Skipped: tests with Redis, because redis-server is not installed here.\n')

export type RedisServer = {
  port: number
  /** Starts it again on its port after `stop`. */
  start: () => Promise<void>
  /** Ends it at once; its folder stays. */
  stop: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
  remove: () => Promise<void>
}

type Options = {
  port?: number
  /** All its arguments; those of a server without persistence where absent. */
  argsOf?: (port: number, folder: string) => string[]
  /** What its output says when it accepts connections. */
  ready?: string
}

export function usualArgs(port: number, folder: string): string[] {
  return ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
}

/** A server of Redis, on a free port where none is given. */
export async function redisServer(options: Options = {}): Promise<RedisServer> {
  const { port = await freePort(), argsOf = usualArgs, ready = 'Ready to accept' } = options
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  const args = argsOf(port, folder)
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(redisBinary ?? '', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => String(text).includes(ready) && resolve())
      started.once('exit', () => reject(new Error(`Redis ended before it was ready on port ${port}.`)))
    })
  }

  async function stop(): Promise<void> {
    const running = child
    child = undefined
    if (!running) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    port,
    start,
    stop,
    signal: (signal) => void child?.kill(signal),
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Any free port, or this one. @throws Error when this one is taken */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => resolve((probe.address() as { port: number }).port))
  })
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A free port whose bus port, ten thousand above it, is free too (Redis documentation, "Scale with Redis Cluster"). */
export async function freeClusterPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const isFree = await Promise.all([freePort(port), freePort(port + 10_000)]).catch(() => undefined)
    if (isFree) return port
  }
}
