import { type FormField, formFields } from 'component-schemas/content-types/form-page/form-fields.ts'
import { expect, test } from 'vitest'
import { checkAnswers } from './form-schema.ts'
import { readAnswers } from './read-answers.ts'

const choices = [{ component: 'form_choice', _uid: 'c', value: 'a', label: 'A' }]
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I agree.' }] }] }

/** An answer that each kind of question takes; a file is no text, and what is hidden is not asked for. */
const valid: Readonly<Record<Exclude<FormField['component'], 'form_file' | 'form_hidden'>, string>> = {
  form_text: 'Cerrajería',
  form_textarea: 'Calle Mayor 1',
  form_email: 'ana@taller.example',
  form_phone: '600600600',
  form_number: '3',
  form_date: '2031-12-12',
  form_select: 'a',
  form_radio: 'a',
  form_checkboxes: 'a',
  form_consent: 'true',
}

async function isTaken(component: string, answer: string): Promise<boolean> {
  const kind = formFields.find(({ name }) => name === component)
  const fields = [kind?.content.parse({ component, _uid: 'q', name: 'asked', label: 'A', choices, text }) as FormField]
  const sent = new FormData()
  sent.set('asked', answer)
  const answers = await readAnswers(fields, sent, 'es-ES')
  const errors = checkAnswers(fields, { messages: {}, answers, now: new Date(0), patterns: new Map() })
  return Object.keys(errors).length === 0
}

test.each(Object.entries(valid))(
  'a %s is taken on one line, and on several only where several are asked for',
  async (kind, answer) => {
    expect(await isTaken(kind, answer)).toBe(true)
    const isText = kind === 'form_textarea'
    for (const end of ['\n', '\r', '\r\n']) expect(await isTaken(kind, `${answer}${end}Bcc: b@c.example`)).toBe(isText)
  },
)

test('line ends that only some programs know come with copied text, and are blanks on one line', async () => {
  const kinds = formFields.filter(({ name }) => name === 'form_text' || name === 'form_textarea')
  const fields = kinds.map(({ name, content }) => content.parse({ component: name, _uid: name, name, label: 'A' }))
  const sent = new FormData()
  for (const { name } of kinds) sent.set(name, 'Calle\u2028\u2029Mayor\v1\u0085\f')
  expect(await readAnswers(fields as FormField[], sent, 'es-ES')).toEqual({
    form_text: 'Calle Mayor 1',
    form_textarea: 'Calle\u2028\u2029Mayor\v1\u0085',
  })
})

test('the name of a file is one line without folders', async () => {
  const fields = formFields
    .filter(({ name }) => name === 'form_file')
    .map(({ name, content }) => content.parse({ component: name, _uid: 'q', name: 'photo', label: 'A' }) as FormField)
  const sent = new FormData()
  for (const name of ['../a\nb/c\u2028:d.pdf', '\\\\share\\e\u0085.pdf'])
    sent.append('photo', new File(['%PDF-1.7'], name))
  const { photo } = await readAnswers(fields, sent, 'es-ES')
  expect(photo).toMatchObject([{ name: 'c__d.pdf' }, { name: 'e_.pdf' }])
})
