import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { type Outcome, runCommand } from './run-command.ts'

const folder = join(root, 'site/messages')
/** The configuration of Lingui, from the folder of the site. */
const configuration = ['--config', 'messages/lingui.config.ts']

/**
 * Checks that every interface text of the code is in the catalogues and every catalogue is complete. Compiles them too,
 * because the types need the result. Does not change the catalogues.
 */
export async function checkMessages(): Promise<Outcome[]> {
  const before = await readCatalogues()
  const extracted = await runCommand({
    name: 'messages extracted',
    binary: 'lingui',
    args: ['extract', '--clean', ...configuration],
    folder: 'site',
    remedy: 'Fix what lingui reports.',
  })
  const after = await readCatalogues()
  const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
  for (const file of changed) await writeFile(join(folder, file), before.get(file) ?? '')
  const isCurrent = extracted.isPassed && changed.length === 0
  const others = await runCommand({
    name: 'messages of other languages',
    binary: 'lingui',
    args: ['compile', '--config', 'messages/known.config.ts'],
    folder: 'site',
    remedy: 'Fix what lingui reports.',
  })
  const compiled = await runCommand({
    name: 'messages complete',
    binary: 'lingui',
    args: ['compile', '--strict', ...configuration],
    folder: 'site',
    remedy: 'Translate the missing texts in site/messages/*.po.',
  })
  const output = `${extracted.output}\n→ Texts changed in ${changed.join(', ')}. Run: npm run messages\n`
  return [{ ...extracted, isPassed: isCurrent, output: isCurrent ? extracted.output : output }, others, compiled]
}

async function readCatalogues(): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.po'))
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
}
