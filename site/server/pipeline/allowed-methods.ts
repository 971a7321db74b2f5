import { featureProgramFolders } from '#site/features.ts'
import { findHandler, methodsOf } from '#site/handlers/find-handler.ts'

const reading: readonly string[] = ['GET', 'HEAD']

/** Addresses for programs alone (`site/app`); GET brings HEAD with it. */
const others: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/builds\/(latest\.json|meta\/[^/]+)$/, methods: reading },
  { path: /^\/sitemaps\/[^/]+$/, methods: reading },
  ...featureProgramFolders.map(({ folder, methods = [] }) => ({
    path: new RegExp(`^/${folder}/.`),
    methods: [...reading, ...methods],
  })),
]

const folders = ['api', 'builds', 'sitemaps', ...featureProgramFolders.map(({ folder }) => folder)]
const belowInterfaces = new RegExp(`^/(${folders.join('|')})(/|$)`)

/**
 * The framework takes such an address for that of the page before its ending, which no rule about addresses sees (GHSA-267c-6grr-h53f).
 * The router asks for payloads by headers at the address of the page.
 */
const otherNameOfPage = /\.rsc$|\.segments\//

/**
 * The methods that an address takes: pages and files are read, interfaces take what their row says.
 * @param path without the query
 * @returns undefined where neither a page nor an interface is
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  if (otherNameOfPage.test(path)) return undefined
  if (!belowInterfaces.test(path)) return reading
  const found = findHandler(path)
  if (found) return methodsOf(found.handler)
  const plain = path.replace(/\/$/, '')
  return others.find((row) => row.path.test(plain))?.methods
}
