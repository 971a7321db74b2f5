import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, version } from 'vite'

const sources = join(import.meta.dirname, '..')

/** Files beside the sources of the page that do not belong to it. */
const notOfPage = /\.test\.tsx?$|^server\/|^main\.ts$|\.md$/

/** @param folder of the builds; the latest four stay @returns the folder of the built files */
export async function buildPage(folder: string): Promise<string> {
  const mark = await hashOfSources()
  const built = join(folder, mark)
  if (await isWhole(built)) return built
  const unfinished = join(folder, `unfinished-${randomUUID()}`)
  await build({
    configFile: false,
    root: sources,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // With another NODE_ENV of the process the plugin writes calls that only a development build of React has.
    oxc: { jsx: { development: false } },
    build: { outDir: unfinished, emptyOutDir: true, target: 'baseline-widely-available', chunkSizeWarningLimit: 4000 },
  })
  await retainBuild(unfinished, built)
  return built
}

/** Hash of every source file of the page, the exact versions of its packages and the builder. */
async function hashOfSources(): Promise<string> {
  const entries = await readdir(sources, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notOfPage.test(relative(sources, file).replaceAll('\\', '/')))
    .toSorted()
  const hash = createHash('sha256').update(version)
  for (const file of [...files, join(sources, '../package.json')]) {
    hash.update(relative(sources, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

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
