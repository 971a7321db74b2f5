import { runtimePart } from '#site/server/runtime.ts'
import { circuitState, isGood } from './circuit-state.ts'
import { retryAfterLimit } from './retry-after.ts'

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

export type Call = {
  send: () => Promise<Response>
  /** Sends the same without a caller; absent where that would change something. */
  again?: (() => Promise<Response>) | undefined
  /** What an error says about the upstream: it hangs, it fails, or nothing because the caller has left. */
  judge: (error: unknown) => 'hangs' | 'fails' | 'left'
  /** Whether a rate limiter obeys `Retry-After` for this class of calls; else the circuit does for all of the host. */
  isLimited?: boolean
}

export type Circuit = {
  /** @throws CircuitOpenError at once while the circuit is open */
  run: (call: Call) => Promise<Response>
  /**
   * For calls that queue before they are sent: starts none while the circuit is open, and rejects those that queue when it opens.
   * @throws CircuitOpenError, or what the call throws
   */
  guard: <Result>(call: () => Promise<Result>) => Promise<Result>
  /** Tries an open circuit at once: a message of the upstream says that it is back. Settles after the try. */
  tryNow: () => Promise<void>
}

const circuits = runtimePart('circuit-breakers', () => new Map<string, Circuit>())

/**
 * The circuit of an upstream. It opens after five failures in a row, or as soon as one call hangs while no other gets a response: every
 * further call would cost a visitor the same time. No visitor's request probes the upstream: a probe takes as long as the upstream likes,
 * so it runs beside the requests.
 * @param host name and port
 */
export function circuitFor(host: string): Circuit {
  const circuit = circuits().get(host) ?? newCircuit(host)
  circuits().set(host, circuit)
  return circuit
}

function newCircuit(host: string): Circuit {
  const state = circuitState(host)
  const retryAfter = retryAfterLimit()
  const refused = () => new CircuitOpenError(`The circuit of ${host} is open`)

  return {
    tryNow: state.tryNow,
    async run({ send, again, judge, isLimited = false }) {
      if (!isLimited) await retryAfter.pass(refused)
      if (state.isOpen()) throw refused()
      const seen = state.responses()
      try {
        const response = await send()
        if (!isLimited) retryAfter.note(response)
        if (isGood(response)) state.succeed(again)
        else state.fail({ again, isHanging: false })
        return response
      } catch (error) {
        const verdict = judge(error)
        const isHanging = verdict === 'hangs' && seen === state.responses()
        if (verdict !== 'left') state.fail({ again, isHanging })
        throw error
      }
    },
    async guard(call) {
      if (state.isOpen() || retryAfter.isLong()) throw refused()
      const { promise: opened, reject } = Promise.withResolvers<never>()
      const stop = state.onOpen(() => reject(refused()))
      const calling = call()
      calling.catch(() => undefined)
      try {
        return await Promise.race([calling, opened])
      } finally {
        stop()
      }
    },
  }
}
