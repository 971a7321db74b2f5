import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { runtimePart } from '#site/server/runtime.ts'

const storage = runtimePart('request-id', () => new AsyncLocalStorage<string>())

const usable = /^[\w-]{8,64}$/

/** The request id in all logs: a trusted proxy's, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, isProxyTrusted: boolean): string {
  const given = headers['x-request-id']
  return isProxyTrusted && typeof given === 'string' && usable.test(given) ? given : randomUUID()
}

export function withRequestId<Result>(id: string, run: () => Result): Result {
  return storage().run(id, run)
}

export function currentRequestId(): string | undefined {
  return storage().getStore()
}
