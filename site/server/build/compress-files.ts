import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** After the framework's build: its files beside themselves as `.br` and `.gz`, compressed once and as far as it goes. */
const folder = join(import.meta.dirname, '../..', process.env['SITE_BUILD_FOLDER'] || '.next', 'static')

/** Fonts and pictures are compressed already. */
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.map'])

/** Below this a file fits into one packet either way. */
const leastBytes = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const names = await readdir(folder, { recursive: true })
await Promise.all(names.filter((name) => compressible.has(extname(name))).map(compress))

async function compress(name: string): Promise<void> {
  const file = join(folder, name)
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
