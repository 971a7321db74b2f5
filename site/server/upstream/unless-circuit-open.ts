import 'server-only'
import { BrokenCircuitError } from 'cockatiel'
import { circuitFor } from './circuit-breaker.ts'

/**
 * For calls that wait for their turn before they are sent: begins none while the supplier is left alone, and waits for none
 * any longer from the moment when it is.
 * @param host name and port
 * @throws BrokenCircuitError, or what the call throws
 */
export async function unlessCircuitOpen<Result>(host: string, call: () => Promise<Result>): Promise<Result> {
  const circuit = circuitFor(host)
  if (circuit.isCircuitOpen()) throw new BrokenCircuitError()
  const { promise: circuitOpen, reject } = Promise.withResolvers<never>()
  const stop = circuit.onCircuitOpen(() => reject(new BrokenCircuitError()))
  const calling = call()
  calling.catch(() => undefined)
  try {
    return await Promise.race([calling, circuitOpen])
  } finally {
    stop()
  }
}
