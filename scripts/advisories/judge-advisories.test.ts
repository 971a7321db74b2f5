import { expect, test } from 'vitest'
import { lockedPackages, peerPackages } from '../checks/locked-packages.ts'
import { judgeAdvisories, judgeAnswer } from './judge-advisories.ts'
import { parseAdvisories, readAdvisories, readReplays } from './read-advisories.ts'

const installed = [
  { name: 'next', version: '16.4.6' },
  { name: 'next-auth', version: '5.0.0-beta.32' },
]

/** A table of one row. */
const planted = (change: string, name = 'next') =>
  parseAdvisories(
    `${name}:\n  - { id: GHSA-2222-3333-4444, title: Everything is open, affected: '>=16.0.0 <16.4.7', patched: [16.4.7], ${change} }`,
  )
const exists = 'exists: yes, why: Every page is rendered with it.'

test('no advisory of the table affects a feature that exists here, at the versions of the lock files', async () => {
  const locked = [...(await lockedPackages()), ...(await peerPackages())]
  expect(judgeAdvisories(await readAdvisories(), locked)).toEqual([])
})

test('every row is about a package of the lock file and has an identifier of its own', async () => {
  const [rows, locked] = await Promise.all([readAdvisories(), lockedPackages()])
  const names = new Set(locked.map(({ name }) => name))
  expect(rows.filter((row) => !names.has(row.package)).map(({ id }) => id)).toEqual([])
  const ids = rows.map((row) => `${row.package} ${row.id}`)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
})

test('every replay is named by a row, and every row names a replay that there is', async () => {
  const [rows, replays] = await Promise.all([readAdvisories(), readReplays()])
  const named = new Set(rows.flatMap((row) => row.replays))
  expect(replays.map(({ name }) => name).toSorted()).toEqual([...named].toSorted())
})

test('a row without a judgement, without a sentence or with a range that has its own remedy is refused', () => {
  expect(() => parseAdvisories(`next:\n  - { id: GHSA-2222-3333-4444, title: Open, affected: '*' }`)).toThrow('exists')
  expect(() => planted('exists: no')).toThrow('why')
  expect(() => planted('exists: no, why: unused')).toThrow('must be a sentence')
  expect(() => planted(`${exists}, also: [GHSA-1]`)).toThrow('must be the identifier of an advisory')
  const healed = `next:\n  - { id: GHSA-2222-3333-4444, title: Open, affected: '<17', patched: [16.4.7], ${exists} }`
  expect(() => parseAdvisories(healed)).toThrow('affects a version that mends it')
})

test('an installed version within a range fails where the feature exists, and passes with the reason why it does not', () => {
  expect(judgeAdvisories(planted(exists), installed)).toEqual([
    'next 16.4.6 is affected by GHSA-2222-3333-4444: Everything is open. Install 16.4.7.',
  ])
  expect(judgeAdvisories(planted('exists: no, why: No page has it.'), installed)).toEqual([])
  expect(judgeAdvisories(planted(exists), [{ name: 'next', version: '16.4.7' }])).toEqual([])
})

test('a version before a release is within the range of that release', () => {
  const before = `next-auth:\n  - { id: GHSA-2222-3333-4444, title: Open, affected: '>=5.0.0-beta.0 <5.0.0-beta.33', ${exists} }`
  expect(judgeAdvisories(parseAdvisories(before), installed)).toHaveLength(1)
  expect(judgeAdvisories(parseAdvisories(before.replace('beta.33', 'beta.32')), installed)).toEqual([])
})

test('an advisory that the registry names needs a row, and one that the row says is past fails', () => {
  const named = { name: 'next', id: 'GHSA-2222-3333-4444', title: 'Everything is open', affected: '<16.4.8' }
  const judged = (rows: ReturnType<typeof planted>) => judgeAnswer([named], { rows, installed })
  expect(judged([])).toEqual(['next 16.4.6: GHSA-2222-3333-4444, Everything is open (<16.4.8) has no row.'])
  expect(judged(planted(exists, 'next-auth'))).toHaveLength(1)
  expect(judged(planted('exists: no, why: No page has it.'))).toEqual([])
  const past = planted(exists).map((row) => ({ ...row, affected: '<16.4.6' }))
  expect(judged(past)).toEqual([
    'next 16.4.6: GHSA-2222-3333-4444, Everything is open (<16.4.8) affects more versions than its row says.',
  ])
})
