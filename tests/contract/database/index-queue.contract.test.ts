import { openIndexQueue } from 'site/search/indexing/open-index-queue.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
const opened: ReturnType<typeof openIndexQueue>[] = []
afterAll(async () => {
  await Promise.all(opened.map((queue) => queue.close()))
  await Promise.all(databases.map(({ stop }) => stop()))
})

describe.each(databases)('the queue of the search index on $name', ({ place }) => {
  /** Two processes of a fleet with one clock. */
  async function processes() {
    const address = await place()
    const clock = { at: 1_790_000_000_000 }
    const [here, there] = [1, 2].map(() => openIndexQueue(address, () => clock.at))
    if (!here || !there) throw new Error('Two processes were started.')
    opened.push(here, there)
    return { here, there, clock }
  }

  test('claims the stories that wait longest first, up to a number, of one reason', async () => {
    const { here, there } = await processes()
    await here.add([5, 3, 4], 'changed')
    await here.add([9], 'dependent')
    expect((await there.claim('changed', 2))?.storyIds).toEqual([5, 3])
    expect((await here.claim('changed', 2))?.storyIds).toEqual([4])
    expect(await there.claim('changed', 2)).toBeUndefined()
    expect((await there.claim('dependent', 2))?.storyIds).toEqual([9])
  })

  test('a story waits once, for the reason that is claimed first', async () => {
    const { here, there } = await processes()
    await here.add([1, 2], 'dependent')
    await there.add([1], 'changed')
    await here.add([1], 'missed')
    expect((await here.claim('changed', 9))?.storyIds).toEqual([1])
    expect(await here.claim('missed', 9)).toBeUndefined()
    expect((await here.claim('dependent', 9))?.storyIds).toEqual([2])
  })

  test('a claimed story that is added again waits again after its claim is finished', async () => {
    const { here, there } = await processes()
    await here.add([1], 'changed')
    const claim = await here.claim('changed', 9)
    await there.add([1], 'changed')
    if (claim) await here.finish(claim)
    expect((await there.claim('changed', 9))?.storyIds).toEqual([1])
    expect(await here.claim('changed', 9)).toBeUndefined()
  })

  test('the stories of a failed claim are due after the delay, with one attempt more', async () => {
    const { here, clock } = await processes()
    await here.add([1], 'changed')
    const claim = await here.claim('changed', 9)
    expect(claim?.attempts).toBe(1)
    if (claim) await here.fail(claim, 60_000)
    expect(await here.claim('changed', 9)).toBeUndefined()
    clock.at += 60_000
    expect(await here.claim('changed', 9)).toMatchObject({ storyIds: [1], attempts: 2 })
  })

  test('what a killed process had claimed waits again: at once for its follower, else after five minutes', async () => {
    const { here, there, clock } = await processes()
    await here.add([1, 2, 3], 'changed')
    await here.claim('changed', 2)
    await there.releaseAll()
    expect((await there.claim('changed', 9))?.storyIds).toEqual([1, 2, 3])
    clock.at += 4 * 60_000
    expect(await here.claim('changed', 9)).toBeUndefined()
    clock.at += 60_000
    expect(await here.claim('changed', 9)).toMatchObject({ storyIds: [1, 2, 3], attempts: 3 })
  })

  test('two processes that claim together share the stories, and none is claimed twice', async () => {
    const { here, there } = await processes()
    const ids = Array.from({ length: 1200 }, (_, index) => index + 1)
    await here.add(ids, 'missed')
    expect(await there.state()).toMatchObject({ length: 1200 })
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).claim('missed', 100)),
    )
    const claimed = claims.flatMap((claim) => claim?.storyIds ?? [])
    expect(claimed.toSorted((one, other) => one - other)).toEqual(ids)
  })
})
