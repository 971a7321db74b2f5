import { describe, expect, test } from 'vitest'
import { type Decision, decide, type Situation } from './availability-policy.ts'

const limits = { staleAfterMs: 100, refuseAfterMs: 400 }
const base: Situation = { cached: 'absent', render: 'computing', waitedMs: 0, health: 'good' }

describe('the availability policy', () => {
  test.each<[string, Partial<Situation>, Decision]>([
    ['sends a fresh page', { cached: 'fresh', render: 'not started' }, 'send'],
    ['sends a fresh page whatever fails', { cached: 'fresh', render: 'not started', health: 'hanging' }, 'send'],
    [
      'revalidates an expired page beside the request',
      { cached: 'expired', render: 'not started' },
      'send and revalidate',
    ],
    [
      'sends the copy of one of many invalidated pages',
      { cached: 'outdated', render: 'not started' },
      'send stale and revalidate',
    ],
    ['waits for a page whose content has ended', { cached: 'ended', render: 'not started' }, 'wait'],
    ['waits for a page that is not cached', { render: 'not started' }, 'wait'],

    ['starts with the copy while an upstream is slow', { render: 'not started', health: 'slow' }, 'send stale or wait'],
    [
      'starts with the copy while an upstream hangs',
      { render: 'not started', health: 'hanging' },
      'send stale or wait',
    ],
    ['starts with the copy while renders fail', { render: 'not started', health: 'failing' }, 'send stale or wait'],
    ['shows nothing that has ended because an upstream is slow', { cached: 'ended', health: 'slow' }, 'wait'],
    ['shows what has ended while renders fail', { cached: 'ended', health: 'failing' }, 'send stale or wait'],

    ['waits for a render in time', { render: 'waiting', waitedMs: 99 }, 'wait'],
    ['sends the copy of a late page', { render: 'waiting', waitedMs: 100 }, 'send stale or wait'],
    ['sends the copy of a late page that computes', { waitedMs: 100 }, 'send stale or wait'],
    ['sends the copy of a late page that has ended', { cached: 'ended', waitedMs: 100 }, 'send stale or wait'],
    ['refuses at the limit what waits for an upstream', { render: 'waiting', waitedMs: 400 }, 'send stale or 503'],
    [
      'refuses at once what waits for an upstream that hangs',
      { render: 'waiting', health: 'hanging' },
      'send stale or 503',
    ],
    ['never refuses a render that computes', { waitedMs: 60_000, health: 'hanging' }, 'send stale or wait'],
    ['waits on while an upstream is merely slow', { render: 'waiting', health: 'slow' }, 'send stale or wait'],

    ['sends the copy of a page that fails', { render: 'failed' }, 'send stale or the failure'],
    ['sends the copy of a page that fails late', { render: 'failed', waitedMs: 9000 }, 'send stale or the failure'],
  ])('%s', (_, situation, decision) => expect(decide({ ...base, ...situation }, limits)).toBe(decision))
})
