import { type FormField, formFields } from 'component-schemas/content-types/form-page/form-fields.ts'
import { parseOneOf } from 'component-schemas/parse/unsupported.ts'
import { expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

const when = (question: string) => [{ component: 'form_condition', _uid: 'c', question, test: 'is', value: 'yes' }]
const fields = [
  { component: 'form_text', name: 'words', label: 'Words' },
  { component: 'form_number', name: 'count', label: 'Count' },
  { component: 'form_date', name: 'day', label: 'Day' },
  { component: 'form_text', name: 'more', label: 'More', showWhen: when('words') },
  { component: 'form_text', name: 'most', label: 'Most', showWhen: when('more') },
].map((wire, at) => parseOneOf<FormField>(formFields, { _uid: `q${at}`, ...wire }) as FormField)

const read = (sent: Readonly<Record<string, string>>, locale = 'es-ES') => {
  const data = new FormData()
  for (const [name, value] of Object.entries(sent)) data.set(name, value)
  return readAnswers(fields, data, locale)
}

test.each([
  ['en', '13/05/2026'],
  ['de-DE', '13.5.2026'],
  ['es-ES', '13/5/2026'],
  ['fr-FR', '13/05/2026'],
  ['it-IT', '13/05/2026'],
  ['nl-NL', '13-05-2026'],
  ['pt-PT', '13/5/2026'],
  ['ro-RO', '13.05.2026'],
  ['ru-RU', '13.05.2026'],
])('a day is read as readers of %s write it, and as browsers send it', async (locale, words) => {
  expect(await read({ day: words }, locale)).toMatchObject({ day: '2026-05-13' })
  expect(await read({ day: '2026-05-13' }, locale)).toMatchObject({ day: '2026-05-13' })
  expect(await read({ day: '31/31/2026' }, locale)).toMatchObject({ day: '31/31/2026' })
})

test('words are trimmed and composed, and a decimal comma is a point', async () => {
  expect(await read({ words: '  n\u0303u\r\n ', count: '-1,5' })).toMatchObject({ words: '\u00f1u', count: '-1.5' })
})

test('a question that is not shown has no answer, nor has what depends on it', async () => {
  const all = { words: 'yes', more: 'yes', most: 'x' }
  expect(await read(all)).toMatchObject(all)
  expect(Object.keys(await read({ ...all, words: 'no' }))).toEqual(['words', 'count', 'day'])
})
