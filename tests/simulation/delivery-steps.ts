import fc from 'fast-check'
import { type Disturbance, disturbances } from './fleet.ts'
import { type SinkMode, type SinkName, sinkModes, sinkNames } from './simulated-sinks.ts'

export const instanceNames = ['A', 'B'] as const
const people = ['ana', 'luis'] as const
export type ServiceName = 'database' | 'content' | SinkName

export type DeliveryStep =
  /** Pressed once or twice, the second time at the other instance. */
  | { do: 'send a form' | 'send an enquiry'; at: string; isPressedTwice: boolean }
  | { do: 'subscribe'; at: string; person: string }
  | { do: 'publish a document' }
  | { do: 'change a sink'; sink: SinkName; to: SinkMode }
  | { do: 'sleep until the next morning' }
  | Disturbance<ServiceName>

const at = fc.constantFrom(...instanceNames)
const sending = fc.record({
  do: fc.constantFrom('send a form' as const, 'send an enquiry' as const),
  at,
  isPressedTwice: fc.boolean(),
})
const sinkChange = fc.record({
  do: fc.constant('change a sink' as const),
  sink: fc.constantFrom(...sinkNames),
  to: fc.constantFrom(...sinkModes),
})
const waits = [20, 300, 3000, 9000]
const services = ['database', 'content', ...sinkNames] as const

export const deliveryStep: fc.Arbitrary<DeliveryStep> = fc.oneof(
  { weight: 6, arbitrary: sending },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('subscribe' as const), at, person: fc.constantFrom(...people) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'publish a document' as const }) },
  { weight: 3, arbitrary: sinkChange },
  { weight: 1, arbitrary: fc.constant({ do: 'sleep until the next morning' as const }) },
  { weight: 8, arbitrary: disturbances({ names: instanceNames, services, clockMs: 1000, waits }) },
)
