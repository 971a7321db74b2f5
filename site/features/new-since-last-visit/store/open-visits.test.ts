import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openVisits, type Visits } from './open-visits.ts'

const minute = 60_000
let folder: string
let visits: Visits
let clock: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visits-'))
  clock = Date.UTC(2027, 0, 11, 9)
  visits = openVisits(join(folder, 'visits.sqlite'), () => clock)
})
afterEach(async () => {
  await visits.close()
  await rm(folder, { recursive: true })
})

async function seeAfter(minutes: number, subject = 'vera'): Promise<number | undefined> {
  clock += minutes * minute
  return await visits.see(subject)
}

test('a first visit has none before it, however many pages it reads', async () => {
  expect([await seeAfter(0), await seeAfter(0.5), await seeAfter(20), await seeAfter(25)]).toEqual(
    Array(4).fill(undefined),
  )
})

test('a visit lasts while pages follow within half an hour, and the one before ended with its last page', async () => {
  await seeAfter(0)
  await seeAfter(10)
  const ended = clock
  expect(await seeAfter(24 * 60)).toBe(ended)
  expect(await seeAfter(29)).toBe(ended)
  const second = clock
  expect(await seeAfter(31)).toBe(second)
})

test('pages within a minute are one, so a busy reader is written down once a minute', async () => {
  await seeAfter(0)
  await seeAfter(0.9)
  // Noted at the first of the two: the visit ended there.
  const noted = clock - 0.9 * minute
  expect(await seeAfter(60)).toBe(noted)
})

test('each customer has visits of their own', async () => {
  await seeAfter(0)
  expect(await seeAfter(60, 'bruno')).toBeUndefined()
  expect(await seeAfter(0)).toBe(Date.UTC(2027, 0, 11, 9))
})

test('several processes with the same database count one visit', async () => {
  const other = openVisits(join(folder, 'visits.sqlite'), () => clock)
  await seeAfter(0)
  clock += 60 * minute
  const [one, two] = await Promise.all([visits.see('vera'), other.see('vera')])
  expect([one, two]).toEqual([Date.UTC(2027, 0, 11, 9), Date.UTC(2027, 0, 11, 9)])
  await other.close()
})
