import { refuseAfterMs, staleAfterMs } from '#site/server/upstream/time-limits.ts'

/** Whether pages can be rendered at present: well, slowly, not at all, or not while an upstream hangs. */
export type Health = 'good' | 'slow' | 'failing' | 'hanging'

/** What is known of a request for a page at one moment. */
export type Situation = {
  /**
   * The page in memory. `expired`: due to be revalidated. `outdated`: a publish made it stale a moment ago, with so many others that
   * their renders take seconds. `ended`: its content says what is no longer so.
   */
  cached: 'fresh' | 'expired' | 'outdated' | 'ended' | 'absent'
  /** The render that the request needs. `waiting`: for an upstream or for its turn. */
  render: 'not started' | 'waiting' | 'computing' | 'failed'
  waitedMs: number
  health: Health
}

export type Decision =
  | 'send'
  | 'send and revalidate'
  | 'send stale and revalidate'
  | 'wait'
  | 'send stale or wait'
  | 'send stale or 503'
  | 'send stale or the failure'

export const defaultLimits = { staleAfterMs, refuseAfterMs }

type Row = { when: (situation: Situation, limits: typeof defaultLimits) => boolean; decision: Decision }

/** The first row that applies decides. */
const policy: readonly Row[] = [
  { when: ({ cached }) => cached === 'fresh', decision: 'send' },
  { when: ({ cached }) => cached === 'expired', decision: 'send and revalidate' },
  { when: ({ cached }) => cached === 'outdated', decision: 'send stale and revalidate' },
  { when: ({ render }) => render === 'failed', decision: 'send stale or the failure' },
  // A render that only computes goes on: the CPU is busy, and 503 would add load.
  { when: ({ render, health }) => render === 'waiting' && health === 'hanging', decision: 'send stale or 503' },
  {
    when: ({ render, waitedMs }, { refuseAfterMs: limit }) => render === 'waiting' && waitedMs >= limit,
    decision: 'send stale or 503',
  },
  { when: ({ waitedMs }, { staleAfterMs: limit }) => waitedMs >= limit, decision: 'send stale or wait' },
  { when: ({ health }) => health === 'failing', decision: 'send stale or wait' },
  // A slow upstream is no reason to send content that has ended.
  { when: ({ cached, health }) => cached !== 'ended' && health !== 'good', decision: 'send stale or wait' },
]

/**
 * The availability policy. A fresh page is sent. An expired one is sent while it is revalidated, unless its content has ended; so is
 * one of many that a publish made stale, while others are rendered.
 * When a render fails, is late or cannot succeed, the stale copy is sent (stale-if-error); without a copy 503 with `Retry-After`,
 * as soon as an upstream hangs or at the time limit.
 */
export function decide(situation: Situation, limits = defaultLimits): Decision {
  return policy.find(({ when }) => when(situation, limits))?.decision ?? 'wait'
}
