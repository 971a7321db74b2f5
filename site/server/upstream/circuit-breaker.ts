import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel'
import { setGauge } from '#site/server/observability/metrics.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { holdOff } from './backoff.ts'
import { type FailuresInARow, failuresInARow, isHang } from './failures-in-a-row.ts'
import { steadyPauses } from './retry-delays.ts'

/** How long a supplier is left alone before it is tried again; longer after each try that fails. */
const pause = { initialDelay: 1000, maxDelay: 10_000 }

/** How often the pause is looked at. */
const knockMs = 500

export type Call = {
  send: () => Promise<Response>
  /** The same once more, for nobody; absent where that would change something. */
  again?: (() => Promise<Response>) | undefined
  /** Whether who asked has stopped waiting: that says nothing about the supplier. */
  hasLeft: () => boolean
}

export type Circuit = {
  /** @throws BrokenCircuitError at once while the supplier is left alone */
  send: (call: Call) => Promise<Response>
  isCircuitOpen: () => boolean
  /**
   * Calls back when the supplier is left alone from now on.
   * @returns what ends that
   */
  onCircuitOpen: (listener: () => void) => () => void
}

const circuits = runtimePart('circuit-breakers', () => new Map<string, Circuit>())

/**
 * The circuit of a supplier: while it is open, requests are refused at once instead of waiting for their limit.
 * @param host name and port
 */
export function circuitFor(host: string): Circuit {
  const circuit = circuits().get(host) ?? newCircuit(host)
  circuits().set(host, circuit)
  return circuit
}

/** Who stopped waiting before there was an answer. */
class LeftError extends Error {}

/** An answer of 500 and above says as much as none. */
const failures = handleWhen((error) => !(error instanceof LeftError)).orWhenResult((answer) => !isGood(answer))

function isGood(answer: unknown): boolean {
  return (answer as Response).status < 500
}

/**
 * Nobody who asks is the one who tries whether the supplier is back: a try takes as long as the supplier likes. It is made
 * beside the visits.
 */
function newCircuit(host: string): Circuit {
  const inARow = failuresInARow()
  const trial = trialRequest()
  const policy = circuitBreaker(failures, {
    breaker: inARow,
    halfOpenAfter: steadyPauses(new ExponentialBackoff(pause)),
  })
  const hold = holdOff()
  const isBroken = () => policy.state !== CircuitState.Closed && trial.again() !== undefined
  announce(host, policy)
  let isKnocking = false
  policy.onBreak(async () => {
    // A try that fails breaks it once more.
    if (isKnocking) return
    isKnocking = true
    await knock(policy, trial)
    isKnocking = false
  })
  return {
    isCircuitOpen: () => isBroken() || hold.isLong(),
    onCircuitOpen: (listener) => {
      const { dispose } = policy.onBreak(listener)
      return dispose
    },
    async send(call) {
      await hold.pass()
      if (isBroken()) throw new BrokenCircuitError()
      try {
        const response = await policy.execute(() => sent(call, inARow, trial))
        hold.note(response)
        return response
      } catch (error) {
        throw error instanceof LeftError ? error.cause : error
      }
    },
  }
}

type TrialRequest = { note: (call: Call, isProven: boolean) => void; again: () => Call['again'] }

/** What a try asks: the last question that was answered well, or else the last one that was not. */
function trialRequest(): TrialRequest {
  let known: { again: Call['again']; isProven: boolean } | undefined
  return {
    note({ again }, isProven) {
      if (again && (isProven || !known?.isProven)) known = { again, isProven }
    },
    again: () => known?.again,
  }
}

async function sent(call: Call, inARow: FailuresInARow, trial: TrialRequest): Promise<Response> {
  const seen = inARow.answers()
  try {
    const response = await call.send()
    trial.note(call, isGood(response))
    return response
  } catch (error) {
    if (call.hasLeft()) throw new LeftError('Nobody waits any more', { cause: error })
    trial.note(call, false)
    if (isHang(error)) inARow.noteHang(seen)
    throw error
  }
}

/** The policy lets a try through when its pause is over, and refuses it before. */
async function knock(policy: CircuitBreakerPolicy, trial: TrialRequest): Promise<void> {
  while (policy.state === CircuitState.Open) {
    await wait(knockMs, undefined, { ref: false })
    const again = trial.again()
    // Where nothing may be asked for nobody, the next one who asks tries.
    if (!again) return
    await policy.execute(again).catch(() => undefined)
  }
}

function announce(host: string, policy: CircuitBreakerPolicy): void {
  let isOpen = false
  policy.onStateChange((state) => {
    setGauge('site_upstream_circuit_open', { host }, Number(state === CircuitState.Open))
    if (state === CircuitState.HalfOpen || isOpen === (state === CircuitState.Open)) return
    isOpen = state === CircuitState.Open
    process.stderr.write(`${host} ${isOpen ? 'fails: it is not asked for a while.' : 'answers again.'}\n`)
  })
}
