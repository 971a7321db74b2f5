import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceCookie, isAllowed, readChoice } from './choice.ts'
import { purposes } from './purposes.ts'

test('reads a stored choice back unchanged', () => {
  fc.assert(
    fc.property(fc.subarray([...purposes]), (chosen) => {
      const [cookie] = choiceCookie(new Set(chosen), { days: 180, isSecure: true }).split(';')
      expect(readChoice(`a=1; ${cookie}; b=2`)).toEqual(new Set(chosen))
    }),
  )
})

test.each([undefined, '', 'consent=', 'consent=v0.statistics', 'consent=v1.everything', 'xconsent=v1.statistics'])(
  '%j is no choice and allows nothing',
  (cookies) => {
    expect(readChoice(cookies)).toBeUndefined()
    for (const purpose of purposes) expect(isAllowed(purpose, cookies)).toBe(false)
  },
)

test('a refusal of everything is a choice', () => {
  expect(readChoice('consent=v1')).toEqual(new Set())
  expect(isAllowed('statistics', 'consent=v1')).toBe(false)
})

test('what was allowed is allowed, and nothing else', () => {
  expect(isAllowed('statistics', 'consent=v1.statistics')).toBe(true)
  expect(isAllowed('marketing', 'consent=v1.statistics')).toBe(false)
})

test('a choice holds for its days, on every path, and crosses no other site', () => {
  expect(choiceCookie(new Set(['marketing']), { days: 180, isSecure: false })).toBe(
    'consent=v1.marketing; Max-Age=15552000; Path=/; SameSite=Lax',
  )
  expect(choiceCookie(new Set(), { days: 1, isSecure: true })).toBe(
    'consent=v1; Max-Age=86400; Path=/; Secure; SameSite=Lax',
  )
})
