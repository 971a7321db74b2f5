import 'server-only'
import { type SalesAgent, salesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import type { CustomerRecords } from '#site/extranet/customer-records.ts'
import type { Reader } from '#site/extranet/may-read.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { addressOfAgent, chooseAgent } from './choose-agent.ts'

/**
 * The agent who serves a customer, by what the stories of agents say.
 * @returns undefined where no editor has chosen one
 * @throws CatalogueError content-unavailable
 */
export async function findAgent(customer: Reader, siteContext: SiteContext): Promise<SalesAgent | undefined> {
  const known = await listWholeKind(salesAgent, siteContext, {
    without: ['seo', 'about', 'categories'],
    sortBy: 'content.name:asc',
  })
  return chooseAgent(
    known.map(({ content }) => content),
    customer,
  )
}

/** What a customer writes goes to their agent. */
export const agentRecords: CustomerRecords = {
  receiver: async (customer, siteContext) => addressOfAgent(await findAgent(customer, siteContext)),
}
