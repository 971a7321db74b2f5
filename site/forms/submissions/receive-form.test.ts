import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { afterAll, expect, test } from 'vitest'
import { ownNames } from '#site/forms/read-answers.ts'
import { makeToken } from './form-token.ts'
import { openSubmissions } from './open-submissions.ts'
import { claimDelivery } from './outbox.ts'
import { receiveForm } from './receive-form.ts'
import { listRefusals } from './refusals.ts'

const database = openSubmissions(':memory:')
afterAll(() => database.close())

const [secret, now] = ['a secret of the test', Date.parse('2026-05-20T10:00:00Z')]
const form = formPage.content.parse({
  component: 'form_page',
  _uid: 'form',
  title: 'Frage',
  recipients: 'werkstatt@zarandal.example',
  fields: [{ component: 'form_textarea', _uid: 't', name: 'text', label: 'Frage' }],
})

async function receive(text: string, trap: string) {
  const data = new FormData()
  data.set(ownNames.token, makeToken('visit', 'frage', { secret, now: now - 10_000 }))
  data.set('text', text)
  data.set(ownNames.trap, trap)
  const page = { slug: 'frage', locale: 'de-DE', page: '/kontakt', location: '/danke', address: text }
  return await receiveForm({
    database,
    secret,
    form,
    messages: { text: [] },
    yes: 'Ja',
    data,
    hasWebhook: false,
    now,
    ...page,
  })
}

test.each(['x', ' ', 'https://spam.example', '0'])(
  'a form whose honeypot field has %j is thanked for and never delivered, until an operator releases it',
  async (trap) => {
    const before = (await listRefusals(database)).find(({ reason }) => reason === 'trap')?.count ?? 0
    expect(await receive(`Falle ${trap}`, trap)).toMatchObject({ is: 'stored', location: '/danke' })
    expect(await claimDelivery(database, now + 60_000)).toBeUndefined()
    expect((await listRefusals(database)).find(({ reason }) => reason === 'trap')?.count).toBe(before + 1)
  },
)

test('a form of a person, who sees no such field, is delivered', async () => {
  expect(await receive('Haben Sie NOR-1R?', '')).toMatchObject({ is: 'stored' })
  expect(await claimDelivery(database, now + 60_000)).toBeDefined()
})
