import { type CustomerLists, openLists } from 'site/features/saved-lists/open-lists.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestedDatabase, testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

const line = (amount: number) => ({ code: 'NOR-1R', amount, note: '' })

describe.each(databases)('on $name', ({ place }: TestedDatabase) => {
  let lists: CustomerLists
  beforeAll(async () => {
    lists = openLists(await place())
  })
  afterAll(() => lists.close())

  const made = async () => (await lists.of('marta').create({ name: 'Otoño', lines: [line(10)] })) ?? ''

  test('a save over a newer version is refused, and what was written is stored beside it', async () => {
    const id = await made()
    expect(await lists.of('marta').save(id, { name: 'Otoño', lines: [line(20)], version: 1 })).toBe(id)
    const copy = (await lists.of('marta').save(id, { name: 'Mía', lines: [line(30)], version: 1 })) ?? ''
    expect(copy).not.toBe(id)
    expect(await lists.of('marta').read(id)).toMatchObject({ lines: [line(20)], version: 2, beside: undefined })
    expect(await lists.of('marta').read(copy)).toMatchObject({ name: 'Mía', lines: [line(30)], beside: id })
    await lists.of('marta').remove(id)
    expect(await lists.of('marta').read(copy)).toBeUndefined()
  })

  test('the same save a second time changes nothing', async () => {
    const id = await made()
    const written = { name: 'Otoño', lines: [line(20)], version: 1 }
    expect(await Promise.all([lists.of('marta').save(id, written), lists.of('marta').save(id, written)])).toEqual([
      id,
      id,
    ])
    expect(await lists.of('marta').read(id)).toMatchObject({ version: 2 })
  })

  test('another customer neither reads, changes nor removes a list', async () => {
    const id = await made()
    expect(await lists.of('chiara').read(id)).toBeUndefined()
    expect(await lists.of('chiara').save(id, { name: 'x', lines: [], version: 1 })).toBeUndefined()
    expect(await lists.of('chiara').remove(id)).toBe(0)
    expect(await lists.of('chiara').all()).toEqual([])
    expect(await lists.of('marta').read(id)).toMatchObject({ lines: [line(10)] })
  })

  test('a customer has at most two hundred lists', async () => {
    for (let at = 0; at < 200; at += 1) await lists.of('vera').create({ name: String(at), lines: [] })
    expect(await lists.of('vera').create({ name: 'one more', lines: [] })).toBeUndefined()
    expect(await lists.of('vera').all()).toHaveLength(200)
  })
})
