import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { makeToken } from 'site/forms/submissions/form-token.ts'
import type { Received } from 'site/forms/submissions/receive-form.ts'
import type { Database } from 'site/server/database/database.ts'

const secret = 'a secret of the test'
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture of one pixel. */
export const png: Uint8Array<ArrayBuffer> = new Uint8Array(Buffer.from(onePixel, 'base64'))

/** A form with an address, a text and a picture, whose answers go by mail and webhook. */
export const consulta = formPage.content.parse({
  component: 'form_page',
  _uid: 'form',
  title: 'Consulta',
  recipients: 'taller@zarandal.example',
  fields: [
    { component: 'form_email', _uid: 'e', name: 'email', label: 'Correo', isRequired: true },
    { component: 'form_textarea', _uid: 't', name: 'text', label: 'Pregunta' },
    { component: 'form_file', _uid: 'f', name: 'photo', label: 'Foto', kinds: ['image/png'] },
  ],
})

/** The form as it arrives from a visitor of its own, who began ten seconds ago. */
export function receivedForm(
  database: Database,
  fields: Readonly<Record<string, string | File>>,
  { now, address }: { now: number; address: string },
): Received {
  const data = new FormData()
  data.set('_token', makeToken('visit', 'consulta', { secret, now: now - 10_000 }))
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const words = { email: ['missing', 'wrong'], text: [], photo: ['many', 'large', 'type'] }
  const page = { slug: 'consulta', locale: 'es-ES', page: '/contactos', location: '/gracias' }
  return { database, secret, form: consulta, messages: words, yes: 'Sí', data, address, hasWebhook: true, now, ...page }
}
