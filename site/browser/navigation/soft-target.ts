import { isExtranetPath } from '#site/routing/is-extranet-path.ts'

/** The properties of a link or form that decide how it is followed; addresses are absolute, as the browser has them. */
export type Followed = { href: string; target?: string; hreflang?: string; isDownload?: boolean }

/** The framework's files, our interfaces, the gallery and everything with the ending of a file are no pages. */
const noPage = /^\/(_next|_gallery|api|builds|sitemaps)(\/|$)|\.[a-z0-9]+$/i

/**
 * Where the router may go without loading a document; undefined when the browser has to go by itself: to another site,
 * window, language or side of the login (each has a document of its own), to a file, or to a place on the same page.
 */
export function softTarget(followed: Followed, here: URL): URL | undefined {
  if (!isPlain(followed) || !URL.canParse(followed.href)) return undefined
  const to = new URL(followed.href)
  const isPage = to.origin === here.origin && !noPage.test(to.pathname)
  return isPage && !isSamePage(to, here) && hasSameDocument(to.pathname, here.pathname) ? to : undefined
}

function isPlain({ target = '', hreflang = '', isDownload = false }: Followed): boolean {
  return (target === '' || target === '_self') && hreflang === '' && !isDownload
}

function isSamePage(to: URL, here: URL): boolean {
  return to.pathname === here.pathname && to.search === here.search
}

function hasSameDocument(to: string, here: string): boolean {
  return languageOf(to) === languageOf(here) && isExtranetPath(to) === isExtranetPath(here)
}

/** The first segment where it can be a locale. A page of two letters is only loaded whole without need. */
function languageOf(path: string): string | undefined {
  return /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1]
}
