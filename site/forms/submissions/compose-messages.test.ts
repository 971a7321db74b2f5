import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { composeMessages } from './compose-messages.ts'

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
