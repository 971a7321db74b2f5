import { expect, test, vi } from 'vitest'
import type { ReceivingForm } from '#site/content/stories/get-form.ts'
import type { Customer } from '#site/identity/customer.ts'
import { markets } from '#site/routing/markets.ts'
import { addressedForm } from './addressed-form.ts'

const known = vi.hoisted(() => ({
  customer: undefined as Customer | undefined,
  receiver: undefined as string | undefined,
}))
vi.mock('#site/identity/customer-of.ts', () => ({ customerOf: async () => known.customer }))
vi.mock('#site/features.receivers.ts', () => ({ receiverOf: async () => known.receiver }))

const vera: Customer = {
  subject: 'cust-7',
  name: 'Vera',
  email: 'vera@levante.example',
  organisation: 'Levante',
  groups: [],
  market: 'spain',
}
const context = { market: markets.base, locale: 'es' } as const

async function addressed(receiver: 'agent' | 'listed', about: Partial<typeof known>) {
  Object.assign(known, { customer: undefined, receiver: undefined }, about)
  const form: ReceivingForm['form'] = {
    component: 'form_page',
    _uid: 'f',
    title: 'Mensaje',
    missingWords: 'short',
    keepDays: 90,
    receiver,
    recipients: ['extranet@zarandal.example'],
    fields: [],
    body: [],
  }
  return await addressedForm({ form, path: undefined, successPath: undefined }, new Headers(), context)
}

test.each([
  ['the address of the agent', 'a@b.example', 'a@b.example'],
  ['the recipients of the form, without an agent', undefined, 'extranet@zarandal.example'],
])('a form to the agent goes to %s, and says who the customer is', async (_, receiver, to) => {
  const found = await addressed('agent', { customer: vera, receiver })
  if (found === 'login-required') throw new Error('A customer is logged in')
  expect([found.form.recipients, found.replyTo]).toEqual([[to], vera.email])
  expect(found.form.fields).toMatchObject([
    { component: 'form_hidden', name: 'customer', value: 'Vera' },
    { name: 'customer_number', value: 'cust-7' },
    { name: 'customer_company', value: 'Levante' },
    { name: 'customer_email', value: vera.email },
  ])
})

test('a form to the agent is taken from customers alone', async () => {
  expect(await addressed('agent', { receiver: 'a@b.example' })).toBe('login-required')
})

test('any other form stays as it is, and no session is read for it', async () => {
  const found = await addressed('listed', { customer: vera, receiver: 'a@b.example' })
  expect(found).toMatchObject({ form: { recipients: ['extranet@zarandal.example'], fields: [] } })
})
