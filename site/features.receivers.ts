import 'server-only'
import type { Reader } from './extranet/may-read.ts'
import { addressOfOwnAgent } from './features/sales-agent/find-agent.ts'
import type { SiteContext } from './routing/path-for.ts'

type ReceiverOf = (customer: Reader, siteContext: SiteContext) => Promise<string | undefined>

/** Finds the address that receives what a customer writes; undefined where no feature has one. Forms and enquiries read it. */
export const [receiverOf]: readonly ReceiverOf[] = [addressOfOwnAgent]
