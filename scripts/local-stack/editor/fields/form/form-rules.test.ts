import { expect, test } from 'vitest'
import { formPartsOf } from './block-form.tsx'
import { blockIssues } from './block-issues.ts'
import { conditionalField } from './conditional-field.ts'
import { fieldKeyFor } from './field-key.ts'

const when = (field_key: string, validation: string, value?: unknown) => ({
  validation,
  value,
  validated_object: { field_key },
})
const hidden = (rule_match: 'all' | 'any', ...rule_conditions: unknown[]) => ({
  type: 'text',
  conditional_settings: [{ modifications: [{ display: 'hide' }], rule_match, rule_conditions }],
})
const block = { _uid: 'u', component: 'c', kind: 'film', wide: true, empty: '' }

test.each([
  ['all', [when('kind', 'equals', 'film')], false],
  ['all', [when('kind', 'equals', 'film'), when('empty', 'not_empty')], true],
  ['any', [when('kind', 'equals', 'text'), when('empty', 'empty')], false],
  ['any', [when('wide', 'equals', 'true')], false],
  ['any', [when('wide', 'not_equals', true)], true],
  ['any', [when('nowhere', 'empty')], false],
  ['any', [when('kind', 'rhymes', 'film')], true],
  ['any', [], true],
] as const)('a field that is hidden when %s of %j holds, is shown: %s', (match, rules, isShown) =>
  expect(conditionalField(hidden(match, ...rules), block) !== undefined).toBe(isShown),
)

test('a condition makes a field required or optional', () => {
  const demanding = (required: boolean | string) => ({
    type: 'text',
    conditional_settings: [{ modifications: [{ required }], rule_conditions: [when('kind', 'equals', 'film')] }],
  })
  expect(conditionalField(demanding('true'), block)?.required).toBe(true)
  expect(conditionalField({ ...demanding(false), required: true }, block)?.required).toBe(false)
  expect(conditionalField(demanding(true), { ...block, kind: 'text' })?.required).toBeUndefined()
})

test('sorts fields by the schema into tabs and sections; the first tab holds the fields that no tab names', () => {
  const tabs = formPartsOf({
    look: { type: 'tab', display_name: 'Look', keys: ['colour', 'sizes'], pos: 9 },
    width: { type: 'number', pos: 4 },
    sizes: { type: 'section', keys: ['width'], pos: 3 },
    colour: { type: 'text', pos: 2 },
    title: { type: 'text', pos: 1 },
  })
  expect(tabs.map(({ title }) => title)).toEqual([undefined, 'Look'])
  expect(tabs[0]?.parts.map(({ entry }) => entry.name)).toEqual(['title'])
  expect(tabs[1]?.parts).toMatchObject([
    { kind: 'field', entry: { name: 'colour' } },
    { kind: 'section', entry: { name: 'sizes' }, fields: [{ name: 'width' }] },
  ])
})

test('a form whose fields all belong to tabs begins with the first tab', () => {
  expect(formPartsOf({ a: { type: 'text' }, t: { type: 'tab', keys: ['a'] } }).map(({ title }) => title)).toEqual(['t'])
})

test('a translatable field has a key for each language, any other has one', () => {
  expect(fieldKeyFor('title', { translatable: true }, '')).toBe('title')
  expect(fieldKeyFor('title', { translatable: true }, 'pt-br')).toBe('title__i18n__pt_br')
  expect(fieldKeyFor('title', {}, 'de')).toBe('title')
})

test('reports issues of the visible fields, in the default language', () => {
  const schema = {
    title: { type: 'text', required: true, translatable: true, max_length: 4 },
    secret: { ...hidden('all', when('kind', 'equals', 'film')), required: true },
  }
  expect(blockIssues({ schema }, block).map(({ name }) => name)).toEqual(['title'])
  const translated = { ...block, title: 'Key', title__i18n__de: 'Schlüssel' }
  expect(blockIssues({ schema }, translated)).toEqual([])
})
