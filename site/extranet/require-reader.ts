import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { isReadingDrafts, previewedNow } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type Customer, requireCustomer } from '#site/identity/customer.ts'
import { readRights } from './folder-access.ts'

/** A reader behind the login, and the stories that are open to them. */
export type ExtranetReader = { name: string; isOpen: (story: WireStory) => boolean }

const receivers = new AsyncLocalStorage<true>()

/**
 * Runs a read of drafts for the receiver of a preview link, who is no editor: what is behind the login needs the login of a customer, as
 * on every public page.
 */
export function readingForReceiver<Result>(run: () => Promise<Result>): Promise<Result> {
  return receivers.run(true, run)
}

/**
 * Authorizes the reader again for every call. A customer reads the stories open to this customer. An editor whom the
 * preview admitted sees the draft of every story, whatever its rights, or what a customer of the previewed group sees.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function requireReader(): Promise<ExtranetReader> {
  const customer = await requireLogin()
  const reader = customer === 'editor' ? previewedCustomer() : { ...customer, name: customer.subject }
  if (!reader) return { name: 'editor', isOpen: () => true }
  const isOpenTo = await readRights()
  return { name: reader.name, isOpen: (story) => isOpenTo(story, reader) }
}

/** A customer who is of the previewed group alone, and of every market; undefined where an editor previews no group. */
function previewedCustomer() {
  const { group } = previewedNow()
  return group === undefined ? undefined : { name: `a customer of ${group}`, groups: [group], market: undefined }
}

/**
 * Requires a reader behind the login, without reading the rights.
 * @throws CatalogueError login-required
 */
export async function requireLogin(): Promise<Customer | 'editor'> {
  // Drafts are read behind the gate (`app/preview`, `app/api/preview`), or for a receiver.
  const isEditor = isReadingDrafts() && receivers.getStore() === undefined
  return isEditor ? 'editor' : await requireCustomer()
}
