import 'server-only'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import type { SalesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { getShownForm } from '#site/content/stories/get-shown-form.ts'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { findAgent } from './find-agent.ts'

/** What a customer sees of their agent; the address that receives the form is not part of it. */
export type OwnAgent = Pick<SalesAgent, 'name' | 'phone' | 'photo' | 'customerHours'> & { form: ShownForm | undefined }

/** The agent of the request's customer; a page is shown without one where none is chosen or the content service is away. */
export async function readAgent(siteContext: SiteContext): Promise<OwnAgent | undefined> {
  return await orWithout('The agent of a customer', () => ownAgent(siteContext), undefined)
}

async function ownAgent(siteContext: SiteContext): Promise<OwnAgent | undefined> {
  const customer = await requireLogin()
  // An editor's preview has no customer.
  const agent = customer === 'editor' ? undefined : await findAgent(customer, siteContext)
  if (!agent) return undefined
  const { name, phone, photo, customerHours, customerForm } = agent
  const form = customerForm === undefined ? undefined : await getShownForm(customerForm, siteContext)
  return { name, phone, photo, customerHours, form }
}
