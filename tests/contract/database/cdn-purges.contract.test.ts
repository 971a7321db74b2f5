import { cdnPurges } from 'site/server/cdn/cdn-purges.ts'
import { everythingTag } from 'site/server/cdn/cdn-tags.ts'
import { openPurgeQueue } from 'site/server/cdn/purge-queue.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
const opened: ReturnType<typeof openPurgeQueue>[] = []
afterAll(async () => {
  await Promise.all(opened.map((queue) => queue.close()))
  await Promise.all(databases.map(({ stop }) => stop()))
})

describe.each(databases)('purges of a fleet on $name', ({ place }) => {
  /** Two processes with one clock, the first of which leads; the CDN notes what it accepts. */
  async function fleet() {
    const address = await place()
    const state = {
      at: 1_790_000_000_000,
      isAway: false,
      leader: 0,
      sent: [] as string[][],
      tried: [] as number[],
      lines: [] as string[],
    }
    const open = (index: number) => {
      const queue = openPurgeQueue(address, () => state.at)
      opened.push(queue)
      const send = async (tags: Iterable<string>) => {
        state.tried.push(state.at)
        if (state.isAway) throw new Error('The CDN is away.')
        state.sent.push([...tags].toSorted())
      }
      const report = (line: string) => void state.lines.push(line)
      const isLeader = () => state.leader === index
      return { ...cdnPurges({ send, queue, isLeader, report, now: () => state.at }), queue }
    }
    const [here, there] = [open(0), open(1)]
    const pass = async (ms: number) => {
      state.at += ms
      for (const one of [there, here])
        await one.work().catch((error: Error) => void state.lines.push(`${state.at}: ${error.message}`))
    }
    return { here, there, state, pass }
  }

  test('an accepted purge is repeated once after three seconds, for pages that were on their way', async () => {
    const { there, state, pass } = await fleet()
    there.invalidated(['story:1', 'listing'])
    expect(await there.purge(['story:1', 'listing'])).toBe(true)
    await pass(2000)
    expect(state.sent).toEqual([['listing', 'story:1']])
    await pass(1500)
    await pass(60_000)
    expect(state.sent).toEqual([
      ['listing', 'story:1'],
      ['listing', 'story:1'],
    ])
  })

  test('a failed purge is stored, and the leader alone repeats it after delays that double, until it is accepted', async () => {
    const { there, state, pass } = await fleet()
    state.isAway = true
    there.invalidated(['story:1'])
    expect(await there.purge(['story:1'])).toBe(true)
    for (let seconds = 1; seconds <= 20; seconds += 1) await pass(1000)
    const [first = 0] = state.tried
    expect(state.tried.map((at) => (at - first) / 1000)).toEqual([0, 3, 4, 6, 10, 18])
    const failures = state.lines.filter((line) => line.includes('still has pages'))
    expect(failures).toHaveLength(5)
    expect(await there.queue.state()).toMatchObject({ length: 1 })
    state.isAway = false
    state.leader = 1
    await pass(60_000)
    expect(state.sent).toEqual([['story:1']])
    expect(await there.queue.state()).toEqual({ length: 0, oldestMs: 0 })
  })

  test('what every instance invalidates is purged once, after the last of them', async () => {
    const { here, there, state, pass } = await fleet()
    here.invalidated(['story:1'])
    await here.work()
    state.at += 2000
    there.invalidated(['story:1'])
    await there.work()
    await pass(2000)
    expect(state.sent).toEqual([])
    await pass(1000)
    await pass(60_000)
    expect(state.sent).toEqual([['story:1']])
  })

  test('a tag that is invalidated while its purge is under way is purged again', async () => {
    const { here, state } = await fleet()
    await here.queue.add(['story:1'], state.at)
    const due = await here.queue.due()
    await here.queue.add(['story:1'], state.at + 3000)
    await here.queue.finish(due)
    expect(await here.queue.state()).toMatchObject({ length: 1 })
  })

  test('a purge is refused where neither the CDN nor the database takes it, and stored when the database is back', async () => {
    const lines: string[] = []
    const added: string[][] = []
    let isAway = true
    const queue = {
      ...openPurgeQueue(await place()),
      async add(tags: readonly string[]) {
        if (isAway) throw new Error('The database is away.')
        added.push([...tags])
      },
    }
    opened.push(queue)
    const send = async () => Promise.reject(new Error('The CDN is away.'))
    const purges = cdnPurges({ send, queue, isLeader: () => false, report: (line) => void lines.push(line) })
    purges.invalidated(['story:1'])
    expect(await purges.purge(['story:1'])).toBe(false)
    isAway = false
    await purges.work()
    expect(added).toEqual([['story:1']])
  })

  test('the first start of another version purges everything, then and after the exchange of the instances', async () => {
    const { here, there, state, pass } = await fleet()
    await here.started('one')
    await there.started('one')
    await pass(0)
    expect(state.sent).toEqual([[everythingTag]])
    await pass(5 * 60_000)
    await here.started('one')
    await pass(10 * 60_000)
    expect(state.sent).toEqual([[everythingTag], [everythingTag]])
    await there.started('two')
    await pass(0)
    expect(state.sent).toHaveLength(3)
  })
})
