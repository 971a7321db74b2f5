import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowedAccess } from './narrowed-access.ts'
import { statedAccess } from './stated-access.ts'

const access = (stated: object) => statedAccess({ access: [{ component: 'access', _uid: 'a', ...stated }] })

test('a story without access rules inherits those of its folder', () => {
  const folder = access({ groups: ['distributor'] })
  expect(narrowedAccess([folder, undefined])).toMatchObject({ groups: ['distributor'] })
  expect(narrowedAccess([undefined, undefined])).toBeUndefined()
})

test('intersects groups, markets and days of a folder and a story', () => {
  const folder = access({ groups: ['a', 'b'], markets: ['italy', 'spain'], validFrom: '2026-01-01 00:00' })
  const story = access({ groups: ['b', 'c'], validFrom: '2026-03-01 00:00', validTo: '2026-06-01 00:00' })
  expect(narrowedAccess([folder, story])).toMatchObject({
    groups: ['b'],
    markets: ['italy', 'spain'],
    validFrom: '2026-03-01T00:00:00.000Z',
    validTo: '2026-06-01T00:00:00.000Z',
  })
})

test('denies access to every customer when folder and story have none in common', () => {
  expect(narrowedAccess([access({ groups: ['a'] }), access({ groups: ['b'] })])).toBe('unreadable')
  expect(narrowedAccess([access({ markets: ['italy'] }), access({ markets: ['spain'] })])).toBe('unreadable')
})

test('denies access below a folder with unreadable access rules', () => {
  expect(narrowedAccess([access({ markets: ['atlantis'] }), undefined])).toBe('unreadable')
})

test('never grants a story to a group that one of its folders excludes', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 4 }), (lists) => {
      const narrowed = narrowedAccess(lists.map((groups) => access({ groups })))
      const expected = ['a', 'b', 'c', 'd'].filter((name) =>
        lists.every((groups) => groups.some((one) => one === name)),
      )
      const open = narrowed === 'unreadable' ? [] : narrowed?.groups.toSorted()
      expect(open).toEqual(expected)
    }),
  )
})
