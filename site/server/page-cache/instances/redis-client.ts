import { createClient } from 'redis'

export type RedisClient = ReturnType<typeof createRedis>

const longestPauseMs = 1000

/**
 * A connection that always reconnects and never queues: while Redis is down every command is rejected at once, and the site
 * goes on without it.
 * @param url `redis://` or `rediss://`
 */
export function redisClient(url: string, report: (message: string) => void): RedisClient {
  const client = createRedis(url)
  let isAway = false
  client.on('error', (error: unknown) => {
    if (!isAway) report(`Redis is away: ${error instanceof Error ? error.message : String(error)}`)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) report('Redis is back.')
    isAway = false
  })
  // The promise resolves with the first connection, which may take long.
  client.connect().catch(() => undefined)
  return client
}

function createRedis(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    // A connection whose other end hangs is closed; the ping keeps an idle one open.
    pingInterval: 2000,
    socket: {
      connectTimeout: 1000,
      socketTimeout: 5000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestPauseMs),
    },
  })
}
