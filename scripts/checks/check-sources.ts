import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { judgeFolders } from './judge-folders.ts'
import type { Outcome } from './run-command.ts'
import { trackedFiles } from './tracked-files.ts'
import { findWords } from './vocabulary/find-words.ts'
import { replacedWords } from './vocabulary/replaced-words.ts'

/** Rules that neither linter nor compiler knows: replaced words, and the sizes of folders. */
export async function checkSources(): Promise<Outcome[]> {
  const files = trackedFiles()
  return [
    await outcomeOf('vocabulary', () => wordsIn(files)),
    await outcomeOf('folders', async () => judgeFolders(files)),
  ]
}

async function wordsIn(files: readonly string[]): Promise<string[]> {
  const texts = files.filter((file) => /\.(tsx?|css|md)$/.test(file))
  const findings = await Promise.all(
    texts.map(async (file) => findWords(file, await readFile(join(root, file), 'utf8'), replacedWords)),
  )
  return findings.flat().map(({ file, line, word, say }) => `${file}:${line} “${word}”: write ${say}.`)
}

async function outcomeOf(name: string, judge: () => Promise<string[]>): Promise<Outcome> {
  const startedAt = performance.now()
  const problems = await judge()
  const seconds = (performance.now() - startedAt) / 1000
  return { name, isPassed: problems.length === 0, seconds, output: problems.join('\n') }
}
