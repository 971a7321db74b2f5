import type { ReceivingForm } from '#site/content/stories/get-form.ts'
import { receiverOf } from '#site/features.receivers.ts'
import { customerOf } from '#site/identity/customer-of.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

/** A form with those who receive it. */
export type AddressedForm = ReceivingForm & {
  /** Reply address of the receiver's mail, where no question asks for it. */
  replyTo?: string | undefined
}

/**
 * Decides who receives a form: nothing that the browser sends does. A form to the agent of a customer says who the customer is, in hidden
 * values of the session.
 * @returns `login-required` for a form that only customers send
 * @throws CatalogueError sessions-unavailable, content-unavailable
 */
export async function addressedForm(
  found: ReceivingForm,
  headers: Headers,
  siteContext: SiteContext,
): Promise<AddressedForm | 'login-required'> {
  const { form } = found
  if (form.receiver !== 'agent') return found
  const customer = await customerOf(headers.get('cookie'))
  if (!customer) return 'login-required'
  const to = await receiverOf?.(customer, siteContext)
  const known = {
    customer: customer.name,
    customer_number: customer.subject,
    customer_company: customer.organisation,
    customer_email: customer.email,
  }
  const fields = Object.entries(known).map(([name, value]) => ({
    component: 'form_hidden' as const,
    _uid: name,
    name,
    value,
  }))
  return {
    ...found,
    form: { ...form, fields: [...form.fields, ...fields], recipients: to === undefined ? form.recipients : [to] },
    replyTo: customer.email || undefined,
  }
}
