import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featureRows } from 'site/features.ts'
import { rowsOf, withoutRows } from '../new/list-rows.ts'

export const featureNames: readonly string[] = featureRows.map(({ name }) => name)

/**
 * Leaves features out of a copy of the site, as `CONTRIBUTING.md` says: deletes their folders, those of the framework that are theirs, and their rows
 * in the files `features.*` and the matcher of the middleware.
 * @param site folder of the copy, `site` in a clone
 * @param names of the features; whatever needs them must be among them
 */
export async function leaveFeaturesOut(site: string, names: readonly string[]): Promise<void> {
  const left = featureRows.filter(({ name }) => names.includes(name))
  const folders = left.flatMap((row) => [`features/${row.name}`, ...(row.appFolders ?? []).map((one) => `app/${one}`)])
  await Promise.all(folders.map((folder) => rm(join(site, folder), { recursive: true })))
  for (const registry of globSync('features.*', { cwd: site })) {
    const file = join(site, registry)
    const text = await readFile(file, 'utf8')
    const named = { paths: names.map((name) => `features/${name}`), texts: [] }
    await writeFile(file, withoutRows(text, rowsOf(registry, text, named)))
  }
  const proxy = join(site, 'proxy.ts')
  const programs = left.flatMap(({ programFolders = [] }) => programFolders.map(({ folder }) => `|${folder}/`))
  const matcher = await readFile(proxy, 'utf8')
  await writeFile(
    proxy,
    programs.reduce((text, folder) => text.replace(folder, ''), matcher),
  )
}
