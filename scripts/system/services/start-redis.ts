import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The redis-server of this machine; undefined where there is none. */
export const redisPath = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path))

/**
 * A Redis without persistence.
 * @param folder its writable folder
 * @returns its process, once it accepts connections
 * @throws Error when it exits earlier
 */
export async function startRedis({ port, folder }: { port: number; folder: string }): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const redis = spawn(redisPath ?? 'redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    redis.stdout.on('data', (text: Buffer) => String(text).includes('Ready to accept') && resolve())
    redis.once('error', reject)
    redis.once('exit', () => reject(new Error(`Redis ended before it was ready on port ${port}.`)))
  })
  return redis
}
