import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, version } from 'vite'
import { isWhole, retainBuild } from './retain-build.ts'

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
