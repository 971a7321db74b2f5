import { runtimePart } from '#site/server/runtime.ts'
import { within } from '#site/server/time-limit.ts'
import { sharedReadMs, sharedWriteMs } from '#site/server/upstream/time-limits.ts'
import type { RedisClient } from './redis-client.ts'

/** Values that instances of all builds share. Any failure counts as an absent value. */
export type SharedValues = {
  get(key: string): Promise<Buffer | undefined>
  put(key: string, value: Buffer): Promise<void>
}

const holder = runtimePart('shared-values', (): { values?: SharedValues } => ({}))

/** Shares from now on; undefined: no longer. */
export function shareValues(values: SharedValues | undefined): void {
  if (values === undefined) delete holder().values
  else holder().values = values
}

/** Undefined where an instance runs alone. */
export function sharedValues(): SharedValues | undefined {
  return holder().values
}

type Storing = { client: RedisClient; prefix: string; lifeMs: number }

/** @param storing prefix of every key, and how long a value is stored */
export function valuesInRedis({ client, prefix, lifeMs }: Storing): SharedValues {
  return {
    async get(key) {
      if (!client.isReady()) return undefined
      return await within(sharedReadMs, client.get(`${prefix}:${key}`)).catch(() => undefined)
    },
    async put(key, value) {
      if (!client.isReady()) return
      await within(sharedWriteMs, client.set(`${prefix}:${key}`, value, lifeMs)).catch(() => undefined)
    },
  }
}
