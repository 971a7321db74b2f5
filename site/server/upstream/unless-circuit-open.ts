import 'server-only'
import { BrokenCircuitError } from 'cockatiel'
import { circuitFor } from './circuit-breaker.ts'

/**
 * For calls that wait for their turn before they are sent: begins none while the supplier is left alone, and waits for none
 * any longer from the moment when it is.
 * @param host name and port
 * @throws BrokenCircuitError, or what the call throws
 */
export async function unlessLeftAlone<Result>(host: string, call: () => Promise<Result>): Promise<Result> {
  const circuit = circuitFor(host)
  if (circuit.isLeftAlone()) throw new BrokenCircuitError()
  const { promise: leftAlone, reject } = Promise.withResolvers<never>()
  const stop = circuit.onLeftAlone(() => reject(new BrokenCircuitError()))
  const calling = call()
  calling.catch(() => undefined)
  try {
    return await Promise.race([calling, leftAlone])
  } finally {
    stop()
  }
}
