import fc from 'fast-check'
import { type Disturbance, disturbances } from './fleet.ts'
import { providerModes } from './simulated-provider.ts'

export const instanceNames = ['A', 'B'] as const
export type ServiceName = 'database' | 'provider'

export type ActOfBrowser = 'log in' | 'open a page' | 'ask for the session' | 'log out' | 'end all sessions'

export type SessionStep =
  | { do: ActOfBrowser; at: string }
  | { do: 'revoke at the provider' }
  | { do: 'change the provider'; to: (typeof providerModes)[number] }
  | Disturbance<ServiceName>

const at = fc.constantFrom(...instanceNames)
const acts = fc.constantFrom('open a page' as const, 'ask for the session' as const, 'ask for the session' as const)
const ends = fc.constantFrom('log out' as const, 'end all sessions' as const)
const waits = [20, 300, 8000, 21_000, 45_000, 160_000]

export const sessionStep: fc.Arbitrary<SessionStep> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('log in' as const), at }) },
  { weight: 14, arbitrary: fc.record({ do: acts, at }) },
  { weight: 1, arbitrary: fc.record({ do: ends, at }) },
  { weight: 1, arbitrary: fc.constant({ do: 'revoke at the provider' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('change the provider' as const), to: fc.constantFrom(...providerModes) }),
  },
  {
    weight: 10,
    arbitrary: disturbances({ names: instanceNames, services: ['database', 'provider'], clockMs: 1000, waits }),
  },
)
