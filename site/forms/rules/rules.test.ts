import { formRules } from 'component-schemas/form-rules.ts'
import { expect, test } from 'vitest'
import { formLocales, judgeCases } from './judge-cases.fixture.ts'
import { ruleCases } from './rule-cases.fixture.ts'

test('every rule an editor may choose has good and bad examples', () => {
  const shown = ruleCases.filter(({ good, bad }) => good.length > 0 && bad.length > 0).map(({ rule }) => rule)
  expect(new Set(shown)).toEqual(new Set(Object.keys(formRules)))
})

test.each(formLocales)(
  'on the server, in %s, good answers pass and bad ones are told why in whole sentences',
  async (locale) => {
    const judged = await judgeCases(locale)
    expect(judged.filter(({ isGood, error }) => isGood !== (error === undefined)).map(({ title }) => title)).toEqual([])
    for (const { error = 'x' } of judged) expect(error).not.toMatch(/[{}]|undefined|NaN/)
  },
)

test('no language leaves a message in English', async () => {
  const english = await judgeCases('en')
  for (const locale of formLocales.slice(1)) {
    const told = await judgeCases(locale)
    const same = told.filter(({ error }, index) => error !== undefined && error === english[index]?.error)
    expect(same).toEqual([])
  }
})
