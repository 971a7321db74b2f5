import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeTable } from 'site/routing/route-table.ts'
import { countryFolders } from 'site/routing/stories/story-folders.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentFolder } from './content-folder.ts'
import { folderSlugs } from './folder-slugs.ts'

const named = z.record(z.string(), z.string())
const ownFolder = z.strictObject({ path: z.string(), name: z.string(), slugs: named })

/** A folder of stories: its path of slugs, the editor's name for it, its slug in other languages. */
export type SourceFolder = Readonly<z.output<typeof ownFolder>>

const { pages, countries, plain, own } = z
  .strictObject({ pages: named, countries: named, plain: named, own: z.array(ownFolder) })
  .parse(parse(readFileSync(join(contentFolder, 'folders.yaml'), 'utf8')))

/** The folders of single-country markets contain only stories that differ there; products, categories and resources never do. */
const ownOfCountries = /^(contactos|eventos-y-noticias|tiendas-|trabaja-con-nosotros|extranet($|\/noticias-de-))/

/** Outer folders first. `global` is shared by all markets; a folder that begins with `_` has no page of its own. */
export const sourceFolders: readonly SourceFolder[] = [
  ...marketFolders('global', 'Global', Object.entries(pages)),
  ...own,
  ...countryFolders.flatMap((path) =>
    marketFolders(
      path,
      countries[path] ?? path,
      Object.entries(pages).filter(([below]) => ownOfCountries.test(below)),
    ),
  ),
  ...Object.entries(plain).map(([path, name]) => ({ path, name, slugs: {} })),
]

/** A market's folder and those in it. */
function marketFolders(market: string, name: string, inner: readonly (readonly [string, string])[]): SourceFolder[] {
  return [
    { path: market, name, slugs: {} },
    ...inner.map(([path, below]) => ({ path: `${market}/${path}`, name: below, slugs: folderSlugs(path, routeTable) })),
  ]
}
