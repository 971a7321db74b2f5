import { featureProgramFolders } from '#site/features.ts'

/** Addresses that are no public pages: interfaces, files, tools of editors, pages behind the login; and narrowed lists. */
const otherAddresses = [
  '/api/*',
  '/_*',
  ...featureProgramFolders.map(({ folder }) => `/${folder}/*`),
  '/*.*',
  '/*extranet*',
  String.raw`/*\?(.+)`,
]

/** Links that lead out of this document on purpose: to another window, to a file, to another language. */
const otherLinks = '[target],[download],[hreflang],[rel~="nofollow"]'

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: otherAddresses } }, { not: { selector_matches: otherLinks } }],
}

/**
 * What the browser may load before a link is followed, so that the first click needs no script: the page of a link on which the
 * pointer rests, or the button goes down, rendered too where the browser can afford it (Speculation Rules, WICG; other browsers take the
 * element for data). It renders two such pages at most, and none where data or the battery are to be saved. A narrowed list has too many addresses
 * to render each that is pointed at. A page that is rendered ahead runs no script of the framework and counts nothing.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
})

const element = `<script type="speculationrules">${speculationRules}</script>`

/** A finished document with these rules at its end: what it shows comes first. */
export function withSpeculationRules(html: string): string {
  return html.replace(/<\/body><\/html>$/, () => `${element}</body></html>`)
}
