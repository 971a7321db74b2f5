import 'server-only'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import { listCategories } from '#site/content/listings/list-categories.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { hasNetPrices } from '#site/features/prices/net-prices.ts'
import type { Enquiry } from '#site/forms/submissions/customer-mails/enquiries.ts'
import { getShell, type Shell } from '#site/page-kinds/extranet/shell.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { parseList } from '#site/routing/query/product-list.ts'
import { CatalogueError } from '#site/server/errors.ts'
import type { ExtranetListsProps } from './extranet-lists.tsx'
import { type OrderLine, orderLines } from './order-lines.ts'
import { ownEnquiries } from './own-enquiries.ts'
import { type CustomerList, ownLists } from './own-lists.ts'

/** One list, its lines with the terms of this customer. */
export type OpenList = {
  saved: CustomerList
  lines: readonly OrderLine[]
  /** The list beside which this one is stored, where it had a newer version. */
  newer: CustomerList | undefined
  /** Its last enquiry. */
  sent: Enquiry | undefined
}

type ExtranetListsContent = Shell &
  Pick<ExtranetListsProps, 'lists' | 'enquiries' | 'offered' | 'lines' | 'problem'> & {
    open: OpenList | undefined
    /** One that was sent, and where its confirmation goes. */
    enquiry: (Enquiry & { email: string }) | undefined
  }

/** The customer's lists, or one of them. A draft shows none. */
export async function load(requestedPage: RequestedStory): Promise<ExtranetListsContent> {
  const { query } = requestedPage
  const shell = await getShell(requestedPage)
  const [text = ''] = query['l'] ?? []
  const count = parseList([text]).length
  const around = { ...shell, offered: count > 0 ? { text, count } : undefined, problem: query['problem']?.[0] }
  const shown = isReadingDrafts() ? {} : await chosen(requestedPage)
  return { ...around, lists: [], enquiries: [], enquiry: undefined, open: undefined, lines: undefined, ...shown }
}

/** What the address chooses: an enquiry, a list, or all of them. */
async function chosen({ query, siteContext }: RequestedPage): Promise<Partial<ExtranetListsContent>> {
  const [id] = query['list'] ?? []
  const [number] = query['enquiry'] ?? []
  if (number !== undefined) return { enquiry: await openEnquiry(number) }
  if (id !== undefined) return { open: await openList(id, siteContext) }
  const [lists, enquiries] = await Promise.all([ownLists(), ownEnquiries()])
  const lines = (await hasNetPrices()) ? await listCategories({}, siteContext) : undefined
  return { lists: await lists.all(), enquiries: await enquiries.all(), lines }
}

async function openEnquiry(number: string): Promise<ExtranetListsContent['enquiry']> {
  const { read, customer } = await ownEnquiries()
  const enquiry = await read(number)
  if (!enquiry) throw new CatalogueError('page-not-found', 'The customer has no such enquiry.')
  return { ...enquiry, email: customer.email }
}

async function openList(id: string, siteContext: SiteContext): Promise<OpenList> {
  const [{ read }, enquiries] = await Promise.all([ownLists(), ownEnquiries()])
  const saved = await read(id)
  if (!saved) throw new CatalogueError('page-not-found', 'The customer has no such list.')
  const lines = await orderLines(saved.lines, siteContext)
  const newer = saved.beside === undefined ? undefined : await read(saved.beside)
  const sent = (await enquiries.all()).find(({ list }) => list === id)
  return { saved, lines, newer, sent }
}
