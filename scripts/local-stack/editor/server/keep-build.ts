import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written last: a build that was interrupted has none. */
const mark = 'whole'

/** Builds that stay: another editor may be serving an earlier one. */
const keptBuilds = 4

export async function isWhole(built: string): Promise<boolean> {
  return await readFile(join(built, mark)).then(
    () => true,
    () => false,
  )
}

/**
 * Puts a finished build where it is looked for; the latest four stay. Of two editors that start at the same moment both
 * build, and the first one's is kept.
 */
export async function keepBuild(finished: string, built: string): Promise<void> {
  await writeFile(join(finished, mark), '')
  try {
    await rename(finished, built)
  } catch (error) {
    if (!(await isWhole(built))) throw error
    await rm(finished, { recursive: true, force: true })
  }
  await removeOld(join(built, '..'))
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder)
  const builds = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another editor may have moved or removed its own by now.
      const at = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { path, at }
    }),
  )
  const old = builds.toSorted((left, right) => right.at - left.at).slice(keptBuilds)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
