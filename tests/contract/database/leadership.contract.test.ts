import { leadership } from 'site/server/database/leadership.ts'
import { openDatabase } from 'site/server/database/open-database.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

describe.each(databases)('on $name', ({ place }) => {
  function fleet(address: string, size: number) {
    const led: number[] = []
    const processes = Array.from({ length: size }, (_, index) =>
      leadership({
        place: address,
        work: 'the index',
        onLead: async () => void led.push(index),
        report: () => undefined,
      }),
    )
    const leaders = () => processes.flatMap((one, index) => (one.isLeader() ? [index] : []))
    return { processes, led, leaders }
  }

  test('one of three processes leads, and another follows at once when it leaves', async () => {
    const { processes, led, leaders } = fleet(await place(), 3)
    await expect.poll(leaders, { timeout: 10_000 }).toHaveLength(1)
    const [first = 0] = leaders()
    const leaving = processes[first]?.leave()
    // At once: another may lead before the first has closed its database.
    expect(leaders()).toEqual([])
    await leaving
    await expect.poll(leaders, { timeout: 10_000 }).toHaveLength(1)
    expect(leaders()).not.toEqual([first])
    expect(led).toEqual([first, ...leaders()])
    await Promise.all(processes.map((one) => one.leave()))
  })

  test('whoever asks for the lease has it at once where nobody else does, and does not where another leads', async () => {
    const { processes } = fleet(await place(), 2)
    const taken = await Promise.all(processes.map((one) => one.take()))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await Promise.all(processes.map((one) => one.take()))).toEqual(taken)
    await Promise.all(processes.map((one) => one.leave()))
  })

  test('a lease of a killed holder, or of a clock that was set back, is taken over', async () => {
    const address = await place()
    const { processes, leaders } = fleet(address, 1)
    await expect.poll(leaders, { timeout: 10_000 }).toEqual([0])
    const database = openDatabase(address, { schema: 'leases', hasFleeting: false, migrations: [] })
    const hold = (forMs: number) =>
      database.change(`UPDATE leases SET holder = 'another', held_until = $1`, [Date.now() + forMs])
    await hold(3000)
    await expect.poll(leaders, { timeout: 10_000 }).toEqual([])
    await expect.poll(leaders, { timeout: 10_000 }).toEqual([0])
    await hold(3_600_000)
    await expect.poll(leaders, { timeout: 10_000 }).toEqual([0])
    await processes[0]?.leave()
    await database.close()
  })
})
