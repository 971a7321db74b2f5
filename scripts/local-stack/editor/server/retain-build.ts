import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Written last: a build that was interrupted lacks it. */
const mark = 'whole'

/** Number of retained builds: another editor may be serving an earlier one. */
const retainedBuilds = 4

export async function isWhole(built: string): Promise<boolean> {
  return await readFile(join(built, mark)).then(
    () => true,
    () => false,
  )
}

/** Each failed try means that another editor was faster; there are never this many. */
const tries = 8

/**
 * Moves a finished build to its final folder, replacing one that was interrupted; the latest four stay. When two
 * editors start concurrently, both build, and one of the two builds is retained.
 */
export async function retainBuild(finished: string, built: string): Promise<void> {
  await writeFile(join(finished, mark), '')
  await place(finished, built, tries)
  await removeOld(join(built, '..'))
}

async function place(finished: string, built: string, triesLeft: number): Promise<void> {
  try {
    await rename(finished, built)
  } catch (error) {
    if (await isWhole(built)) return await rm(finished, { recursive: true, force: true })
    if (triesLeft === 1) throw error
    const aside = `${finished}-aside-${triesLeft}`
    await moveAside(built, aside)
    // Removed last: another editor may have moved its build there just now, so the folder may be missing only for a
    // moment.
    await place(finished, built, triesLeft - 1).finally(() => rm(aside, { recursive: true, force: true }))
  }
}

async function moveAside(built: string, aside: string): Promise<void> {
  await rename(built, aside).catch((error: NodeJS.ErrnoException) => {
    // Another editor was faster.
    if (error.code !== 'ENOENT') throw error
  })
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder)
  const builds = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another editor may have moved or removed it already.
      const at = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { path, at }
    }),
  )
  const old = builds.toSorted((left, right) => right.at - left.at).slice(retainedBuilds)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
