import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enquiryForm } from 'component-schemas/content-types/form-page/enquiry-form.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Wire = { [key: string]: unknown }

/** Its questions, choices, rules and conditions, without the identities that a space gives and without the sentence agreed to. */
function questionsIn(fields: unknown): unknown {
  return JSON.parse(JSON.stringify(fields), (key, value: unknown) => {
    if (key === '_uid' || key === 'text') return undefined
    return key === 'rows' ? String(value) : value
  })
}

test('the enquiry of the demo content asks what the enquiry asks that editors start from', () => {
  const source = readFileSync(join(import.meta.dirname, 'source/form/consulta.yaml'), 'utf8')
  const { content } = parse(source) as { content: Wire }
  expect(questionsIn(content['fields'])).toEqual(questionsIn(enquiryForm.fields))
  for (const key of ['title', 'intro', 'missingWords', 'submitLabel'] as const)
    expect(content[key]).toBe(enquiryForm[key])
})
