import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/**
 * A change of files that a release does not merge (`file-rules.ts`), or of a site's own files where they use what the release renamed. It is the
 * export `codemod` of `scripts/upgrade/codemods/<version>-<what>.ts`, and may import modules of Node alone: it runs in the site that it changes.
 */
export type Codemod = {
  /** What it does, for the report. */
  title: string
  /**
   * Changes the merged files.
   * @param folder the site as it will be; files that the site has deleted are missing
   */
  apply: (folder: string) => void | Promise<void>
}

const folderOfCodemods = 'scripts/upgrade/codemods'
const codemodModule = z.object({
  codemod: z.object({ title: z.string(), apply: z.custom<Codemod['apply']>((value) => typeof value === 'function') }),
})

/**
 * The codemods of a release that a site has not run, the oldest first.
 * @param release folder of the release
 * @param since version that the site is based on
 */
export async function codemodsOf(release: string, since: string): Promise<Codemod[]> {
  const folder = join(release, folderOfCodemods)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const wanted = names.filter((name) => /^\d+\.\d+\.\d+-[\w-]+\.ts$/.test(name) && isNewer(name, since))
  const modules: unknown[] = await Promise.all(
    wanted
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map(async (name) => await import(pathToFileURL(join(folder, name)).href)),
  )
  return modules.map((one) => codemodModule.parse(one).codemod)
}

function isNewer(name: string, since: string): boolean {
  const [version = ''] = name.split('-')
  return version.localeCompare(since, 'en', { numeric: true }) > 0
}
