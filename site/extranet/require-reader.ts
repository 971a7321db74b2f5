import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { isReadingDrafts, previewedNow } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type Customer, requireCustomer } from '#site/identity/customer.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { type Rights, readPreviewedRights, readRights } from './folder-access.ts'
import type { Reader } from './may-read.ts'

/** A reader behind the login, and the stories that are open to them. */
export type ExtranetReader = { name: string; isOpen: (story: WireStory) => boolean } & Pick<Rights, 'opensAt'>

const receivers = new AsyncLocalStorage<true>()

/**
 * Runs a read of drafts for the receiver of a preview link, who is no editor: nothing behind the login is read, not even for a customer,
 * whose rights no draft decides.
 */
export function readingForReceiver<Result>(run: () => Promise<Result>): Promise<Result> {
  return receivers.run(true, run)
}

/**
 * Authorizes the reader again for every call. A customer reads the stories open to this customer. An editor whom the
 * preview admitted sees the draft of every story, whatever its rights, or what a customer of the previewed group will see.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function requireReader(): Promise<ExtranetReader> {
  const customer = await requireLogin()
  if (customer !== 'editor') return readerWith(await readRights(), { ...customer, name: customer.subject })
  const reader = previewedCustomer()
  return reader
    ? readerWith(await readPreviewedRights(), reader)
    : { name: 'editor', isOpen: () => true, opensAt: () => undefined }
}

function readerWith({ isOpenTo, opensAt }: Rights, reader: Reader & { name: string }): ExtranetReader {
  return { name: reader.name, isOpen: (story) => isOpenTo(story, reader), opensAt }
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
  if (!isReadingDrafts()) return await requireCustomer()
  // Drafts are read behind the gate (`app/preview`, `app/api/preview`), or for a receiver.
  if (!receivers.getStore()) return 'editor'
  throw new CatalogueError('login-required', 'A preview link opens nothing behind the login.')
}
