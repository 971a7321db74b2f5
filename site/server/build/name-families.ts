import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { familyOf, nameInFamily, withNames } from './file-families.ts'

/**
 * After the framework's build: its scripts and style sheets bear the name of their family (`file-families.ts`) besides the hash of their
 * content, wherever the build names them. The family is made of the content too, so that a name still stands for one content.
 */
const folder = join(import.meta.dirname, '../..', process.env['SITE_BUILD_FOLDER'] || '.next')
const chunks = join(folder, 'static/chunks')

/** What the build has written for itself, links to packages, and files without names of scripts. */
const without = /^(?:cache|dev|diagnostics|node_modules|static\/media|trace|types)\b|\.(?:map|woff2?|br|gz)$/

const names = new Map<string, string>()
for (const name of await readdir(chunks)) {
  const family = familyOf(name, await readFile(join(chunks, name), 'utf8'))
  if (family !== undefined) names.set(name, nameInFamily(name, family))
}
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
for (const entry of entries) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && !without.test(path.slice(folder.length + 1).replaceAll('\\', '/'))) await nameIn(path)
}
for (const [before, after] of names) await rename(join(chunks, before), join(chunks, after))
if (names.size === 0) throw new Error(`The build has no scripts in ${basename(chunks)} that the bundler has named.`)

async function nameIn(path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const named = withNames(text, names)
  if (named !== text) await writeFile(path, named)
}
