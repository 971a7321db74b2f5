import 'server-only'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/client/wire-story.ts'
import { type Customer, requireCustomer } from '#site/identity/customer.ts'
import { readRights } from './folder-access.ts'

/** Somebody who reads behind the login, and which stories are open to them. */
export type ExtranetReader = { name: string; isOpen: (story: WireStory) => boolean }

/**
 * Who is asking, judged anew for every call: a customer, who reads what this customer may; or an editor, to whom the
 * preview's gate has opened and who sees every story as it is written, whomever it is for.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function requireReader(): Promise<ExtranetReader> {
  const customer = await requireLogin()
  if (customer === 'editor') return { name: customer, isOpen: () => true }
  const isOpenTo = await readRights()
  return { name: customer.subject, isOpen: (story) => isOpenTo(story, customer) }
}

/**
 * Whether somebody reads behind the login, without what they may read.
 * @throws CatalogueError login-required
 */
export async function requireLogin(): Promise<Customer | 'editor'> {
  // A reading of drafts is begun behind the gate and nowhere else (`app/preview`, `app/api/preview`).
  return isReadingDrafts() ? 'editor' : await requireCustomer()
}
