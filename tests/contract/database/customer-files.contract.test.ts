import { type CustomerFiles, openCustomerFiles } from 'site/features/files-as-zip/store/open-customer-files.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const day = 24 * 3600_000
const databases = await testedDatabases()
const opened: CustomerFiles[] = []
let clock = Date.UTC(2027, 0, 11, 9)

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})
afterAll(async () => {
  for (const one of databases) await one.stop()
})

const place = (item: string, address = 'global/extranet/catalogos/tarifa') => ({ address, item })
const edition = (hash: string, item = 'es.pdf') => ({
  ...place(item),
  edition: hash,
  title: 'Tarifa',
  printed: '2027-1',
  dated: '2027-01-01T00:00:00.000Z',
})

describe.each(databases)('files of customers in $name', ({ place: newPlace }) => {
  async function open(at?: string): Promise<CustomerFiles> {
    const files = openCustomerFiles(at ?? (await newPlace()), () => clock)
    opened.push(files)
    return files
  }
  const takenBy = async ({ taken }: CustomerFiles, subject: string) =>
    (await taken.list(subject, 10)).map((one) => [one.edition, one.takenAt])

  test('a basket is the customer’s, in the order of putting in, and on another process the same', async () => {
    const at = await newPlace()
    const [one, other] = [await open(at), await open(at)]
    await one.basket.put('vera', [place('it.pdf'), place('es.pdf')])
    clock += day
    await one.basket.put('vera', [place('es.pdf'), place('de.pdf')])
    await one.basket.put('bruno', [place('fr.pdf')])
    expect(await other.basket.list('vera')).toEqual(['it.pdf', 'es.pdf', 'de.pdf'].map((item) => place(item)))
    await other.basket.remove('vera', place('es.pdf'))
    expect(await one.basket.list('vera')).toHaveLength(2)
    await other.basket.clear('vera')
    expect([await one.basket.list('vera'), await one.basket.list('bruno')]).toEqual([[], [place('fr.pdf')]])
  })

  test('a basket takes 200 files, and of more none, when two requests come together', async () => {
    const { basket } = await open()
    const many = (count: number, letter: string) =>
      Array.from({ length: count }, (_, index) => place(`${letter}${index}.pdf`))
    const puts = await Promise.all([basket.put('vera', many(150, 'a')), basket.put('vera', many(150, 'b'))])
    expect(puts.toSorted()).toEqual([false, true])
    expect(await basket.list('vera')).toHaveLength(150)
    expect(await basket.put('vera', many(50, 'c'))).toBe(true)
    expect(await basket.put('vera', many(50, 'c'))).toBe(true)
    expect(await basket.put('vera', many(1, 'd'))).toBe(false)
  })

  test('a file is taken once all of its bytes are, in any order and with any overlap', async () => {
    const files = await open()
    const note = (start: number, end: number) =>
      files.taken.note('vera', edition('a'), { part: [start, end], length: 100 })
    await note(0, 39)
    await note(60, 99)
    expect(await takenBy(files, 'vera')).toEqual([])
    await note(30, 60)
    expect(await takenBy(files, 'vera')).toEqual([['a', clock]])
    expect(await takenBy(files, 'bruno')).toEqual([])
  })

  test('parts of another edition make no whole', async () => {
    const files = await open()
    await files.taken.note('vera', edition('a'), { part: [0, 49], length: 100 })
    await files.taken.note('vera', edition('b'), { part: [50, 99], length: 100 })
    expect(await takenBy(files, 'vera')).toEqual([])
  })

  test('editions stand with the day of the last time, the newest first, and are forgotten after two years', async () => {
    const files = await open()
    const whole = { part: [0, 99] as const, length: 100 }
    const first = clock
    await files.taken.note('vera', edition('a'), whole)
    clock += day
    await files.taken.note('vera', edition('b'), whole)
    expect(await takenBy(files, 'vera')).toEqual([
      ['b', first + day],
      ['a', first],
    ])
    clock += day
    await files.taken.note('vera', edition('a'), whole)
    expect((await files.taken.ofStories('vera', [place('').address])).map((one) => one.edition)).toEqual(['a', 'b'])
    expect(await files.taken.ofStories('vera', ['global/extranet/otra'])).toEqual([])
    clock += 730 * day
    await files.taken.note('vera', edition('c'), whole)
    expect((await takenBy(files, 'vera')).map(([hash]) => hash)).toEqual(['c', 'a'])
  })
})
