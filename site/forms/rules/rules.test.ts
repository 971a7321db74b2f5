import { formConsent } from 'component-schemas/content-types/form-page/chosen-questions.ts'
import { formText } from 'component-schemas/content-types/form-page/written-questions.ts'
import { formRules } from 'component-schemas/form-rules.ts'
import { expect, test } from 'vitest'
import { formMessages } from '../form-messages.ts'
import { formLocales, judgeCases, textsOf } from './judge-cases.fixture.ts'
import { ruleCases } from './rule-cases.fixture.ts'
import { ruleNames } from './rules.ts'

test('every rule has good and bad examples', () => {
  const shown = ruleCases.filter(({ valid, bad }) => valid.length > 0 && bad.length > 0).map(({ rule }) => rule)
  expect(new Set(shown)).toEqual(new Set(ruleNames))
  expect(ruleNames).toEqual(expect.arrayContaining(Object.keys(formRules)))
})

test.each(formLocales)('on the server, in %s, good answers pass and bad ones get whole sentences', async (locale) => {
  const judged = await judgeCases(locale)
  expect(judged.filter(({ isValid, error }) => isValid !== (error === undefined)).map(({ title }) => title)).toEqual([])
  for (const { error = 'x' } of judged) expect(error).not.toMatch(/[{}]|undefined|NaN/)
})

test('no language leaves a message in English', async () => {
  const english = await judgeCases('en')
  for (const locale of formLocales.slice(1)) {
    const judged = await judgeCases(locale)
    const same = judged.filter(({ error }, index) => error !== undefined && error === english[index]?.error)
    expect(same).toEqual([])
  }
})

/** Acceptance row G1. */
const missingShort: Readonly<Record<(typeof formLocales)[number], string>> = {
  en: 'This field is required',
  de: 'Dieses Feld ist erforderlich',
  es: 'Este campo es obligatorio',
  fr: 'Ce champ est obligatoire',
  it: 'Questo campo è obbligatorio',
  nl: 'Dit veld is verplicht',
  pt: 'Este campo é obrigatório',
  ro: 'Acest câmp este obligatoriu',
  ru: 'Это поле обязательно для заполнения',
}

test.each([
  ['es', 'El campo «Empresa» es obligatorio.'],
  ['it', 'Il campo «Empresa» è obbligatorio.'],
  ['pt', 'O campo «Empresa» é obrigatório.'],
  ['ro', 'Câmpul „Empresa” este obligatoriu.'],
] as const)('in %s the message agrees with the field, not with the gender of its name', async (locale, message) => {
  const field = { component: 'form_text', _uid: 'a', name: 'a', label: 'Empresa', isRequired: true }
  const messages = formMessages([formText.content.parse(field)], {
    i18n: await textsOf(locale),
    locale,
    missingWords: 'named',
  })
  expect(messages['a']?.[0]).toBe(message)
})

test.each(formLocales)('in %s, a form may tell what is missing without naming it', async (locale) => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Yes.' }] }] }
  const fields = [
    formText.content.parse({ component: 'form_text', _uid: 'a', name: 'a', label: 'A', isRequired: true }),
    formConsent.content.parse({ component: 'form_consent', _uid: 'b', name: 'b', label: 'B', isRequired: true, text }),
  ]
  const messages = formMessages(fields, { i18n: await textsOf(locale), locale, missingWords: 'short' })
  expect([messages['a']?.[0], messages['b']?.[0]]).toEqual([missingShort[locale], missingShort[locale]])
})
