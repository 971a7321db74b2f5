import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

/** An instance of the site between a start and its end. Several live in this process, each with its own shared parts and its own clock. */
export type Instance = {
  name: string
  /** What `runtimePart` gives the modules of this instance. */
  parts: Map<unknown, unknown>
  /** Milliseconds by which its wall clock is ahead of the world's. */
  aheadMs: number
  isAlive: boolean
  /** Calls of services that it still makes before it is killed. */
  callsLeft: number
  /** What other machines notice of its end. */
  onEnd: Set<() => void>
}

type Happening = { at: number; order: number; run: () => void }

/** Before the digests of a Monday morning (five o'clock in UTC). */
const beginning = Date.UTC(2027, 0, 11, 4, 59, 20)

const here = new AsyncLocalStorage<Instance>()
const real = {
  now: Date.now,
  monotonic: performance.now.bind(performance),
  random: Math.random,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  pause: timers.setTimeout,
  turn: timers.setImmediate,
  uuid: crypto.randomUUID,
  bytes: crypto.randomBytes,
}

let at = beginning
let order = 0
let queue: Happening[] = []
let state = 0

/** A new world: nothing is scheduled, and every draw follows from the seed. */
export function startTime(seed: number): void {
  at = beginning
  queue = []
  state = seed | 0
}

/** A number from 0 to below 1 (Mulberry32). */
export function draw(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

export const drawn = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)]

export const chance = (share: number): boolean => draw() < share

/** Milliseconds since 1970 by the clock of the world, which all services have. */
export const worldTime = (): number => at

export const currentInstance = (): Instance | undefined => here.getStore()

export function newInstance(name: string, aheadMs: number): Instance {
  return { name, aheadMs, parts: new Map(), isAlive: true, callsLeft: Number.POSITIVE_INFINITY, onEnd: new Set() }
}

/** Runs code of the site as a part of an instance. */
export function inInstance<Result>(instance: Instance, run: () => Result): Result {
  return here.run(instance, run)
}

/** Nothing of the instance goes on: its timers do not fire, and what it waits for never comes. */
export function kill(instance: Instance): void {
  if (!instance.isAlive) return
  instance.isAlive = false
  for (const notice of instance.onEnd) notice()
}

/** @returns what takes it back */
export function schedule(afterMs: number, run: () => void): () => void {
  const happening = { at: at + Math.max(0, afterMs), order: (order += 1), run }
  let place = queue.length
  while (place > 0 && isLater(queue[place - 1], happening)) place -= 1
  queue.splice(place, 0, happening)
  return () => {
    const found = queue.indexOf(happening)
    if (found >= 0) queue.splice(found, 1)
  }
}

function isLater(one: Happening | undefined, other: Happening): boolean {
  return one !== undefined && one.at > other.at
}

/** Lets time pass: whatever is due meanwhile happens in its order, and all code that it resumes runs to its next wait. */
export async function pass(ms: number): Promise<void> {
  const until = at + ms
  await real.turn()
  for (let next = queue[0]; next !== undefined && next.at <= until; next = queue[0]) {
    queue.shift()
    at = Math.max(at, next.at)
    next.run()
    await real.turn()
  }
  at = until
}

/** All machines sleep for so long: what was due meanwhile happens late. */
export function sleep(ms: number): void {
  at += ms
}

type Run = (...given: unknown[]) => void

/** What the site uses of a timer of Node. */
type Timer = { takeBack: () => void; ref: () => Timer; unref: () => Timer; hasRef: () => boolean }

type Timing = { run: () => void; ms: number; isRepeated?: boolean }

/** A timer of an instance ends with it, and runs in the asynchronous context in which it was set. */
function timer(instance: Instance, { run, ms, isRepeated = false }: Timing): Timer {
  const inContext = AsyncLocalStorage.snapshot()
  const fire = () => {
    if (!instance.isAlive) return
    if (isRepeated) own.takeBack = schedule(ms, fire)
    inContext(run)
  }
  const own: Timer = { takeBack: schedule(ms, fire), ref: () => own, unref: () => own, hasRef: () => false }
  return own
}

function setting(instead: (run: Run, ms?: number, ...given: unknown[]) => unknown, isRepeated: boolean) {
  return (run: Run, ms = 0, ...given: unknown[]) => {
    const instance = here.getStore()
    return instance ? timer(instance, { run: () => run(...given), ms, isRepeated }) : instead(run, ms, ...given)
  }
}

function clearing(instead: (set: unknown) => void) {
  return (set: unknown) => {
    if (typeof set === 'object' && set !== null && 'takeBack' in set) (set as { takeBack: () => void }).takeBack()
    else instead(set)
  }
}

async function pause<Value>(ms = 0, value?: Value, options: { signal?: AbortSignal } = {}): Promise<Value | undefined> {
  const instance = here.getStore()
  if (!instance) return await real.pause(ms, value, options)
  const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>()
  const set = timer(instance, { run: () => resolve(value), ms })
  options.signal?.addEventListener('abort', () => {
    set.takeBack()
    reject(new DOMException('The wait was given up', 'AbortError'))
  })
  return await promise
}

function timeoutSignal(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), ms)
  return limit.signal
}

const drawnBytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(draw() * 256)))

function drawnUuid(): string {
  return drawnBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Replaces clocks, timers, chance and the shared object of `runtimePart` for all code that runs in an instance; other code, such as the
 * test runner, has those of the machine.
 */
export function installSimulatedTime(): void {
  const outside = new Map()
  Object.defineProperty(globalThis, Symbol.for('site.runtime'), {
    configurable: true,
    get: () => here.getStore()?.parts ?? outside,
  })
  Date.now = () => ofInstance(real.now, ({ aheadMs }) => Math.floor(at + aheadMs))
  performance.now = () => ofInstance(real.monotonic, () => at - beginning)
  Math.random = () => ofInstance(real.random, draw)
  AbortSignal.timeout = timeoutSignal
  Object.assign(globalThis, {
    setTimeout: setting(real.setTimeout, false),
    setInterval: setting(real.setInterval, true),
    setImmediate: (run: Run, ...given: unknown[]) =>
      ofInstance<unknown>(
        () => real.setImmediate(run, ...given),
        (instance) => timer(instance, { run: () => run(...given), ms: 0 }),
      ),
    clearTimeout: clearing((set) => real.clearTimeout(set as NodeJS.Timeout)),
    clearInterval: clearing((set) => real.clearInterval(set as NodeJS.Timeout)),
  })
  Object.assign(timers, {
    setTimeout: pause,
    setImmediate: (value?: unknown) => (here.getStore() ? pause(0, value) : real.turn(value)),
  })
  Object.assign(crypto, {
    randomUUID: () => ofInstance<string>(real.uuid, drawnUuid),
    randomBytes: (length: number) =>
      ofInstance<Buffer>(
        () => real.bytes(length),
        () => drawnBytes(length),
      ),
  })
  syncBuiltinESMExports()
}

function ofInstance<Result>(outside: () => Result, inside: (instance: Instance) => Result): Result {
  const instance = here.getStore()
  return instance ? inside(instance) : outside()
}
