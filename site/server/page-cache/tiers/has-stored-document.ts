import cacache from 'cacache'
import { z } from 'zod'
import type { DiskTier } from './disk-tier.ts'

/** Copies that are looked at: those of builds whose files are gone cannot be sent. */
const mostLookedAt = 100

const entry = z.object({ key: z.string().startsWith('html:') })

/**
 * Whether the disk has a document that can be sent instead of a page.
 * @param folder of the pages
 * @param tier reads them
 */
export async function hasStoredDocument(folder: string, tier: Pick<DiskTier, 'get'>): Promise<boolean> {
  let lookedAt = 0
  // Folders are read while their entries are: a large disk is not listed to its end.
  for await (const found of cacache.ls.stream(folder)) {
    const { data } = entry.safeParse(found)
    if (!data) continue
    const copy = await tier.get(data.key)
    if (copy?.headers['content-type']?.startsWith('text/html')) return true
    lookedAt += 1
    if (lookedAt >= mostLookedAt) return false
  }
  return false
}
