import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isSameText } from '../is-same-text.ts'

const customer = z.strictObject({
  id: z.string().min(1),
  email: z.email(),
  password: z.string().min(8),
  name: z.string().min(1),
  organisation: z.string().min(1),
  groups: z.array(z.string().min(1)),
  market: z.string().min(1),
  locale: z.string().min(2),
  /** A login also requires a code sent by mail. */
  hasSecondFactor: z.boolean().default(false),
})

const file = z.strictObject({ organisations: z.record(z.string(), z.string()), customers: z.array(customer) })

export type DemoCustomer = z.output<typeof customer> & { organisationName: string }

/** The customers of the data file; they are fictional, and their passwords are no secret. */
export const demoCustomers: readonly DemoCustomer[] = read()

function read(): DemoCustomer[] {
  const { organisations, customers } = file.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'customers.json'), 'utf8')),
  )
  return customers.map((one) => ({ ...one, organisationName: organisations[one.organisation] ?? one.organisation }))
}

export function customerById(id: string): DemoCustomer | undefined {
  return demoCustomers.find((one) => one.id === id)
}

/** The customer with this address and password. An unknown address takes as long as a wrong password. */
export function customerByLogin(email: string, password: string): DemoCustomer | undefined {
  const found = demoCustomers.find((one) => one.email === email.trim().toLowerCase())
  const isRight = isSameText(password, found?.password ?? 'no such customer')
  return isRight ? found : undefined
}

/** Claims of a customer in the ID token. */
export function claimsOf(one: DemoCustomer): Record<string, unknown> & { sub: string } {
  return {
    sub: one.id,
    name: one.name,
    locale: one.locale,
    email: one.email,
    email_verified: true,
    org_id: one.organisation,
    org_name: one.organisationName,
    groups: one.groups,
    market: one.market,
  }
}
