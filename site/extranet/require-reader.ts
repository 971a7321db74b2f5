import 'server-only'
import { isReadingDrafts } from '#site/content/draft-reading.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import { mayOpen, type Reader } from './may-read.ts'

type Content = Readonly<Record<string, unknown>>

/** Somebody who reads behind the login, and which stories are open to them. */
export type ExtranetReader = { name: string; isOpen: (content: Content) => boolean }

/**
 * Who is asking, judged anew for every call: a customer, who reads what this customer may; or an editor, to whom the
 * preview's gate has opened and who sees every story as it is written, whomever it is for.
 * @throws CatalogueError login-required
 */
export async function requireReader(): Promise<ExtranetReader> {
  // A reading of drafts is begun behind the gate and nowhere else (`app/preview`, `app/api/preview`).
  if (isReadingDrafts()) return { name: 'editor', isOpen: () => true }
  const customer = await requireCustomer()
  const reader: Reader = customer
  return { name: customer.subject, isOpen: (content) => mayOpen(content, reader, new Date()) }
}
