import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type GateAttempt, gateAttempt } from '#site/server/preview/is-behind-gate.ts'
import type { Refusal } from '#site/server/refusals/refusal.ts'
import { clientNetwork } from './client-network.ts'

/** Counts an attempt and says how many milliseconds its client has to wait; 0 when it may go on. */
export type GateLimits = (attempt: GateAttempt & { network: string; isRepeated: boolean }) => Promise<number>

/**
 * Credentials that were checked in the last quarter of an hour: a program that repeats an old password is not guessing,
 * and must not lock others out. Credentials that got 429 are not among them, or else a later attempt with them would be
 * free.
 */
const judged = new LRUCache<string, true>({ max: 10_000, ttl: 15 * 60_000 })

/**
 * Responds 429 to a client that has sent too many wrong credentials to a gated website; every other request passes. It
 * runs before the gate itself, so that pages, interfaces and files are counted alike, each request once.
 */
export function limitGate(
  request: IncomingMessage,
  { limits, pass, refuse }: { limits: GateLimits | undefined; pass: () => void; refuse: (refusal: Refusal) => void },
): void {
  const attempt = limits && gateAttempt(request)
  if (!attempt) return pass()
  const network = clientNetwork(String(request.headers['x-visitor-address']))
  const name = hash('sha256', `${network}\n${request.headers.authorization}`, 'base64url')
  const waitMs = limits({ ...attempt, network, isRepeated: judged.has(name) })
  const go = () => {
    judged.set(name, true)
    pass()
  }
  void afterWait(waitMs, refuse, go)
}

async function afterWait(waitMs: Promise<number>, refuse: (refusal: Refusal) => void, go: () => void): Promise<void> {
  const seconds = Math.ceil((await waitMs) / 1000)
  if (seconds === 0) return go()
  refuse({
    status: 429,
    detail: `Too many wrong credentials were sent. Try again in ${seconds} seconds.`,
    headers: { 'retry-after': String(seconds) },
  })
}
