import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { compiledAhead } from './compiled-ahead.ts'

/**
 * After the framework's build, before its files are compressed: the scripts with which every page begins are marked, so that
 * browsers compile them beside the page and not while they run (decision 131).
 */
const folder = join(import.meta.dirname, '../..', process.env['SITE_BUILD_FOLDER'] || '.next')
const manifest = z.object({ rootMainFiles: z.array(z.string()).min(1) })

const { rootMainFiles } = manifest.parse(JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8')))
await Promise.all(rootMainFiles.map(mark))

async function mark(name: string): Promise<void> {
  const file = join(folder, name)
  await writeFile(file, compiledAhead(await readFile(file, 'utf8')))
}
