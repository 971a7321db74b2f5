import { enquiryForm } from 'component-schemas/content-types/form-page/enquiry-form.ts'
import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { expect, test } from 'vitest'
import { givenValues } from './given-values.ts'

const { fields } = formPage.content.parse(enquiryForm)

test('a list fills in the question that an editor chose for it, and the answer that shows it', () => {
  expect(givenValues(fields, { list: '20 × NOR-1R' })).toEqual({ products: '20 × NOR-1R', interest: ['offer'] })
})

test('the position of a job offer fills in the question that an editor chose for it', () => {
  const question = { component: 'form_text', _uid: 'q', name: 'position', label: 'Stelle', filledWith: 'position' }
  const job = formPage.content.parse({ ...enquiryForm, fields: [...enquiryForm.fields, question] })
  expect(givenValues(job.fields, { position: 'Maschineneinrichter' })).toEqual({ position: 'Maschineneinrichter' })
  expect(givenValues(job.fields, {})).toEqual({})
})

test('without a list, or without such a question, nothing is filled in', () => {
  expect(givenValues(fields, {})).toEqual({})
  expect(
    givenValues(
      fields.filter(({ name }) => name !== 'products'),
      { list: '20 × NOR-1R' },
    ),
  ).toEqual({})
})
