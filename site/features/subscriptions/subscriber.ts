import 'server-only'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import type { Customer } from '#site/identity/customer.ts'
import type { ExtranetVisit } from '#site/page-kinds/feature-pages.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { Follow, Frequency, SubscriberClaims, Subscription } from './subscription.ts'
import { listSubscriptions, noteClaims } from './subscriptions.ts'

/** What digests know of a customer: their rights and address at this visit, and where they read. */
export function claimsOf(
  { email, name, groups, market }: Customer,
  { market: website, locale }: SiteContext,
): SubscriberClaims {
  return { email, name, groups: [...groups], ...(market !== undefined && { market }), website: website.id, locale }
}

/**
 * A customer visits: their digests follow the rights, the address and the language of now.
 * @throws CatalogueError login-required
 */
async function noteSubscriber(siteContext: SiteContext): Promise<void> {
  const customer = await requireLogin()
  if (customer === 'editor') return
  const { subject } = customer
  const claims = claimsOf(customer, siteContext)
  await orWithout('Subscriptions', () => noteClaims(submissions(), { subject, claims }, Date.now()), undefined)
}

/**
 * What the customer follows; an editor nothing.
 * @returns undefined when it cannot be read
 * @throws CatalogueError login-required
 */
export async function listFollowed(): Promise<Subscription[] | undefined> {
  const customer = await requireLogin()
  if (customer === 'editor') return []
  return await orWithout('Subscriptions', () => listSubscriptions(submissions(), customer.subject), undefined)
}

/** What the form of a page follows, and how often the customer gets mails of it now. */
export type Followable = { follow: Follow; title: string; frequency: Frequency | undefined }

/**
 * The form of a page that can be followed.
 * @returns undefined when it is not known what the customer follows
 * @throws CatalogueError login-required
 */
async function followable(follow: Follow, title: string): Promise<Followable | undefined> {
  const followed = await listFollowed()
  const own = followed?.find(({ kind, target }) => kind === follow.kind && target === follow.target)
  return followed && { follow, title, frequency: own?.frequency }
}

/** A visit keeps digests up to date; the form of a page needs to know what the customer follows. */
export const subscriptionsVisit: ExtranetVisit = {
  name: 'subscriptions',
  note: noteSubscriber,
  async read(subject) {
    if (subject.kind === 'entrance') return undefined
    const { title, ...follow } = subject
    return await followable(follow, title)
  },
}
