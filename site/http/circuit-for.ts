import 'server-only'
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel'
import { setGauge } from '#site/metrics/metrics.ts'

/** So many failures one after the other, and a supplier is left alone for a while. */
const failuresToOpen = 5

/** How long it is left alone before one request tries again; longer after each try that fails. */
const pause = { initialDelay: 1000, maxDelay: 10_000 }

const circuitsKey = Symbol.for('zarandal.circuits')

type Circuits = Map<string, CircuitBreakerPolicy>

/**
 * The circuit of a supplier: while it is open, requests are refused at once instead of waiting for their limit. On
 * globalThis, because the framework's bundles are several and a supplier is one.
 * @param host name and port
 */
export function circuitFor(host: string): CircuitBreakerPolicy {
  const shared = globalThis as { [circuitsKey]?: Circuits }
  shared[circuitsKey] ??= new Map()
  const known = shared[circuitsKey].get(host)
  if (known) return known
  const circuit = newCircuit(host)
  shared[circuitsKey].set(host, circuit)
  return circuit
}

function newCircuit(host: string): CircuitBreakerPolicy {
  // An answer of 500 and above says as much as none. Who stopped waiting says nothing about the supplier.
  const failures = handleWhen((error) => !isCancelled(error)).orWhenResult(
    (answer) => (answer as Response).status >= 500,
  )
  const circuit = circuitBreaker(failures, {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: new ExponentialBackoff(pause),
  })
  circuit.onStateChange((state) => {
    setGauge('site_supplier_circuit_open', { host }, Number(state === CircuitState.Open))
    if (state !== CircuitState.HalfOpen) process.stderr.write(`${host} ${saidOf(state)}\n`)
  })
  return circuit
}

function saidOf(state: CircuitState): string {
  return state === CircuitState.Closed ? 'answers again.' : 'fails: it is not asked for a while.'
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
