import 'server-only'
import { type SalesAgent, salesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import type { Reader } from '#site/extranet/may-read.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { chooseAgent } from './choose-agent.ts'

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

/**
 * The address that receives what a customer writes: that of the agent who serves them.
 * @throws CatalogueError content-unavailable
 */
export async function addressOfOwnAgent(customer: Reader, siteContext: SiteContext): Promise<string | undefined> {
  const agent = await findAgent(customer, siteContext)
  return agent?.customerEmail ?? agent?.email
}
