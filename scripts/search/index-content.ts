import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { allIndexes, writeIndexes } from 'site/search/indexing/write-indexes.ts'
import { z } from 'zod'
import { indexDigest } from './index-digest.ts'
import { type SearchAccess, searchSources } from './search-sources.ts'

export type IndexRun = SearchAccess & {
  /** Saves the progress of a run, for the next one after an interruption. */
  progressFile: string
  onProgress: (progress: { done: number; of: number; name: string; records: number }) => void
}

/** Filled indexes of a run, with the version of content, settings and code. */
const progress = z.object({ version: z.number(), digest: z.string(), done: z.array(z.string()) })

type Basis = Omit<z.output<typeof progress>, 'done'>

/**
 * Fills all indexes. An interrupted run resumes if nothing was published since and the code of records is unchanged;
 * otherwise all indexes are filled again.
 * @returns number of records in all indexes
 * @throws Error in a sentence when a service refuses
 */
export async function indexContent(run: IndexRun): Promise<number> {
  const sources = searchSources(run)
  const basis = { version: await sources.readVersion(), digest: await indexDigest() }
  const done = new Set(await readDone(run.progressFile, basis))
  let records = 0
  await writeIndexes({
    ...sources,
    isDone: (name) => done.has(name),
    async onWritten(filled) {
      done.add(filled.name)
      records += filled.records
      await mkdir(dirname(run.progressFile), { recursive: true })
      await writeFile(run.progressFile, JSON.stringify({ ...basis, done: [...done] }))
      run.onProgress({ done: done.size, of: allIndexes.length, ...filled })
    },
  })
  await rm(run.progressFile, { force: true })
  return records
}

async function readDone(file: string, { version, digest }: Basis): Promise<string[]> {
  try {
    const known = progress.parse(JSON.parse(await readFile(file, 'utf8')))
    return known.version === version && known.digest === digest ? known.done : []
  } catch {
    return []
  }
}
