import fc from 'fast-check'
import { type Disturbance, disturbances } from './fleet.ts'
import { listAddress } from './simulated-site.ts'

export const instanceNames = ['A', 'B', 'C'] as const
export const serviceNames = ['redis', 'content', 'database', 'cdn'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The two addresses that each story moves between. */
export const slugs: Readonly<Record<number, readonly [string, string]>> = { 1: ['one', 'first'], 2: ['two', 'second'] }
/** Where a story moves. */
export const otherSlug = ({ id, slug }: { id: number; slug: string }): string =>
  slugs[id]?.find((one) => one !== slug) ?? slug

export const addresses = [listAddress, ...Object.values(slugs).flat()]

/** How the message of a change fares. */
const messages = ['arrives', 'arrives', 'arrives', 'is lost', 'comes twice', 'comes late'] as const

export type Change = {
  do: 'change'
  story: number
  how: 'publish' | 'unpublish' | 'move'
  message: (typeof messages)[number]
  to: string
  /** Responses show the change only after its message. */
  isLate: boolean
}

export type PageStep =
  | { do: 'visit'; at: string; address: string; through: 'balancer' | 'CDN' }
  | Change
  | { do: 'preview'; at: string; story: number }
  | { do: 'restart Redis'; lost: number }
  | Disturbance<ServiceName>

const at = fc.constantFrom(...instanceNames)
const story = fc.constantFrom(1, 2)
const visit = fc.record({
  do: fc.constant('visit' as const),
  at,
  address: fc.constantFrom(...addresses),
  through: fc.constantFrom('balancer' as const, 'CDN' as const),
})
const change = fc.record({
  do: fc.constant('change' as const),
  story,
  how: fc.constantFrom(
    'publish' as const,
    'publish' as const,
    'publish' as const,
    'unpublish' as const,
    'move' as const,
  ),
  message: fc.constantFrom(...messages),
  to: at,
  isLate: fc.nat(5).map((number) => number === 0),
})
const waits = [20, 300, 2000, 6000]

export const pageStep: fc.Arbitrary<PageStep> = fc.oneof(
  { weight: 8, arbitrary: visit },
  { weight: 6, arbitrary: change },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('preview' as const), at, story }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart Redis' as const), lost: fc.constantFrom(1, 3, 1000) }) },
  { weight: 12, arbitrary: disturbances({ names: instanceNames, services: serviceNames, clockMs: 2000, waits }) },
)

export const actionOf = { publish: 'published', unpublish: 'unpublished', move: 'moved' } as const

/** Milliseconds after which each message of a change comes. */
export const comings = { arrives: [0], 'comes twice': [0, 400], 'comes late': [4000], 'is lost': [] }
