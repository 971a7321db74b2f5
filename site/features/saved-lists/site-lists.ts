import { siteStore } from '#site/server/configuration/site-store.ts'
import { openLists } from './open-lists.ts'

/** The lists of this process. */
export const siteLists = siteStore('customer-lists', openLists)
