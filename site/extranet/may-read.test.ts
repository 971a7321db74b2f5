import { statedAccess } from 'component-schemas/access/stated-access.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayOpen } from './may-read.ts'

const now = new Date('2026-11-21T12:00:00Z')
const reader = { groups: ['locksmith'], market: 'spain' }
const content = (access: object) => ({
  component: 'trade_document',
  access: [{ component: 'access', _uid: 'a', ...access }],
})

describe('a story of the extranet', () => {
  test.each([
    ['without rights', { component: 'trade_document' }, true],
    ['with an empty list of rights', { access: [] }, true],
    ['for nobody in particular', content({ groups: [], markets: [] }), true],
    ['for a group of the customer', content({ groups: ['distributor', 'locksmith'] }), true],
    ['for other groups', content({ groups: ['distributor'] }), false],
    ['for the customer’s market', content({ markets: ['spain'] }), true],
    ['for another market', content({ markets: ['italy'] }), false],
    ['for the group in another market', content({ groups: ['locksmith'], markets: ['italy'] }), false],
    ['from yesterday on', content({ validFrom: '2026-11-20 00:00' }), true],
    ['from tomorrow on', content({ validFrom: '2026-11-22 00:00' }), false],
    ['until tomorrow', content({ validTo: '2026-11-22 00:00' }), true],
    ['until yesterday', content({ validTo: '2026-11-20 00:00' }), false],
  ])('%s is open: %s', (_, story, isOpen) => expect(mayOpen(statedAccess(story), reader, now)).toBe(isOpen))

  test('for a market is open to customers of every market', () => {
    expect(mayOpen(statedAccess(content({ markets: ['italy'] })), { groups: [], market: undefined }, now)).toBe(true)
  })

  test.each([
    ['a block that is none', { access: 'locksmith' }],
    ['another block', { access: [{ component: 'seo', _uid: 's' }] }],
    ['groups that are no list', content({ groups: 'locksmith' })],
    ['an unknown market', content({ markets: ['spain', 'atlantis'] })],
    ['a day that is none', content({ validTo: 'soon' })],
    ['a group that is no text', content({ groups: ['locksmith', 7] })],
  ])('whose rights are %s is closed', (_, story) => expect(mayOpen(statedAccess(story), reader, now)).toBe(false))

  test('is never open to a customer of none of its groups, whatever else it states', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
    fc.assert(
      fc.property(names, names, (groups, own) => {
        const isOpen = mayOpen(statedAccess(content({ groups })), { groups: own, market: undefined }, now)
        expect(isOpen).toBe(groups.some((group) => own.includes(group)))
      }),
    )
  })
})
