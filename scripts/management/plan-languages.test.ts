import { expect, test } from 'vitest'
import { planLanguages } from './plan-languages.ts'

const codes = ['en', 'pt', 'nl', 'it', 'de', 'fr', 'ro', 'ru']
const codesOf = (space: unknown) => planLanguages(space).wanted.languages.map(({ code }) => code)

test.each([{}, { languages: null, default_lang_name: null }, { languages: [], default_lang_name: '' }])(
  'a space without languages, %j, gets the nine of the site',
  (space) => {
    const { wanted, missing, changes } = planLanguages(space)
    expect(wanted.languages.map(({ code }) => code)).toEqual(codes)
    expect([wanted.languages[1], wanted.default_lang_name]).toEqual([{ code: 'pt', name: 'Português' }, 'Español'])
    expect(missing).toEqual(codes)
    expect(changes).toEqual([
      '~ default language: without a name → Español',
      ...codes.map((code) => expect.stringMatching(`^\\+ language ${code} \\(`)),
    ])
  },
)

test('plans nothing for a space that already matches', () => {
  const { wanted } = planLanguages({})
  expect(planLanguages(wanted)).toEqual({ wanted, missing: [], changes: [] })
})

test('keeps a language that the site does not have, behind those of the site', () => {
  const space = { languages: [{ code: 'ca', name: 'Català' }, ...planLanguages({}).wanted.languages] }
  expect(codesOf({ ...space, default_lang_name: 'Español' })).toEqual([...codes, 'ca'])
  expect(planLanguages({ ...space, default_lang_name: 'Español' }).changes).toEqual(['~ order of the languages'])
})

test('keeps the name and the translation code that editors gave to a language', () => {
  const french = { code: 'fr', name: 'Français (France)', ai_translation_code: 'fr' }
  const { wanted, missing } = planLanguages({ languages: [french], default_lang_name: 'Español' })
  expect(wanted.languages.find(({ code }) => code === 'fr')).toEqual(french)
  expect(missing).toEqual(codes.filter((code) => code !== 'fr'))
})

test('lists the change of another default language', () => {
  const languages = planLanguages({}).wanted.languages
  expect(planLanguages({ languages, default_lang_name: 'English' }).changes).toEqual([
    '~ default language: English → Español',
  ])
})
