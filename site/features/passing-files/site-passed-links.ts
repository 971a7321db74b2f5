import { siteStore } from '#site/server/configuration/site-store.ts'
import { openPassedLinks } from './open-passed-links.ts'

/** The links by which customers of this site pass files on. */
export const passedLinks = siteStore('passed-links', openPassedLinks)
