import { enquiryForm } from 'component-schemas/content-types/form-page/enquiry-form.ts'
import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { formMessages } from './form-messages.ts'
import { checkAnswers } from './form-schema.ts'
import { formLocales, textsOf } from './rules/judge-cases.fixture.ts'

/** Acceptance row G1: the form that editors start from. */
const { fields, missingWords } = formPage.content.parse(enquiryForm)
const valid = { interest: ['documentation'], email: 'ana@taller.example', company: 'Cerrajería', terms: 'true' }

async function errorsOf(answers: Answers, locale: (typeof formLocales)[number] = 'en') {
  const messages = formMessages(fields, { i18n: await textsOf(locale), locale, missingWords })
  return checkAnswers(fields, { messages, answers, now: new Date(), patterns: new Map() })
}

test('the enquiry asks for an interest, e-mail, company and terms, and says so in the words of the language', async () => {
  expect(await errorsOf(valid)).toEqual({})
  for (const locale of formLocales) {
    const errors = await errorsOf({}, locale)
    expect(Object.keys(errors).toSorted()).toEqual(['company', 'email', 'interest', 'terms'])
    expect(new Set(Object.values(errors)).size).toBe(1)
  }
  expect((await errorsOf({})).terms).toBe('This field is required')
  expect((await errorsOf({}, 'de')).terms).toBe('Dieses Feld ist erforderlich')
})

test.each([
  ['visit', 'address', 'Calle Mayor 1'],
  ['callback', 'phone', '34600600600'],
])('a %s requires the %s, other choices do not', async (interest, question, answer) => {
  const wanted = { ...valid, interest: ['offer', interest] }
  expect(await errorsOf(wanted)).toEqual({ [question]: 'This field is required' })
  expect(await errorsOf({ ...wanted, [question]: answer })).toEqual({})
  expect(await errorsOf({ ...valid, interest: ['documentation', 'offer'] })).toEqual({})
})

test.each(['1234567', '12345678901234567', '600 600 600', '+34600600600'])(
  'a phone of %s is none: it is digits only, 8 to 16 of them',
  async (phone) => {
    expect(Object.keys(await errorsOf({ ...valid, phone }))).toEqual(['phone'])
  },
)

test.each(['12345678', '1234567890123456'])('a phone of %s is one', async (phone) => {
  expect(await errorsOf({ ...valid, phone })).toEqual({})
})
