import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { composeMessages, saidAnswers } from './compose-messages.ts'

test('a line break in the title of a form makes no header of its mail', async () => {
  const form = formPage.content.parse({
    component: 'form_page',
    _uid: 'form',
    title: 'Consulta\r\nBcc: a@b.example\u2028x',
    recipients: 'taller@zarandal.example',
    fields: [{ component: 'form_email', _uid: 'e', name: 'email', label: 'Correo' }],
  })
  const [message] = composeMessages({
    form,
    slug: 'consulta',
    answers: { email: 'ana@taller.example' },
    said: saidAnswers(form, { email: 'ana@taller.example' }, 'Sí'),
    id: '12345678-0000',
    locale: 'es-ES',
    page: '/contactos',
    receivedAt: 0,
    hasWebhook: false,
  })
  expect(message).toMatchObject({ subject: 'Consulta Bcc: a@b.example x (12345678)', replyTo: 'ana@taller.example' })
  if (message?.sink !== 'mail') throw new Error('There is a recipient.')
  const { to, subject, replyTo, text } = message
  const transport = createTransport({ streamTransport: true, buffer: true })
  const sent = await transport.sendMail({ from: 'f@z.example', to: [...to], subject, replyTo, text })
  const [head = ''] = String(sent.message).split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
})

test('an answer is said in words: choices by their labels, files by their names, a tick as yes in the language of the form', () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ich stimme zu.' }] }] }
  const choices = ['a', 'b'].map((value) => ({ component: 'form_choice', _uid: value, value, label: `Wahl ${value}` }))
  const form = formPage.content.parse({
    component: 'form_page',
    _uid: 'form',
    title: 'Frage',
    fields: [
      { component: 'form_consent', _uid: 'c', name: 'terms', label: 'Bedingungen', text },
      { component: 'form_checkboxes', _uid: 'm', name: 'lines', label: 'Linien', choices },
      { component: 'form_textarea', _uid: 't', name: 'text', label: 'Text' },
      { component: 'form_file', _uid: 'f', name: 'cv', label: 'Lebenslauf' },
    ],
  })
  const answers = { terms: 'true', lines: ['a', 'b'], text: 'true', cv: [{ name: 'cv.pdf', sizeBytes: 1 }] }
  const said = saidAnswers(form, answers, 'Ja')
  expect(said.map(({ label, words }) => `${label}: ${words}`)).toEqual([
    'Bedingungen: Ja',
    'Linien: Wahl a, Wahl b',
    'Text: true',
    'Lebenslauf: cv.pdf',
  ])
  expect(saidAnswers(form, { terms: '', lines: [], text: ' ', cv: [] }, 'Ja')).toEqual([])
})
