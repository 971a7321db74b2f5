import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Rendered images on disk with LRU eviction. */
export type ImageCache = {
  /** The cached bytes of a name, or undefined. */
  get: (name: string) => Promise<Buffer | undefined>
  /** Stores bytes under a name and evicts the oldest entries beyond the limit; never throws for a full disk. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
}

type Entry = { bytes: number; touched: number }

/** A file's time is renewed at most this often, so that a warm page costs no writes. */
const touchEveryMs = 60_000

/**
 * Opens the cache in a folder, which is created when missing. A file appears under its name only when it is complete.
 * @param options.maxBytes sum of file sizes that the folder may contain
 * @param options.log receives one line when an image could not be stored
 */
export function openImageCache(options: { folder: string; maxBytes: number; log: (line: string) => void }): ImageCache {
  // An unreadable folder counts as an empty cache and does not stop the service.
  const opening = readEntries(options.folder).catch((error: unknown) => {
    options.log(
      `image cache: ${options.folder} cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
    return new Map<string, Entry>()
  })
  return {
    async get(name) {
      const entries = await opening
      const entry = entries.get(name)
      if (!entry) return undefined
      const path = join(options.folder, name)
      const bytes = await readFile(path).catch(() => undefined)
      if (bytes) markUsed(entries, { name, path, entry })
      else entries.delete(name)
      return bytes
    },
    async put(name, bytes) {
      const entries = await opening
      try {
        await writeWhole(join(options.folder, name), bytes)
        entries.delete(name)
        entries.set(name, { bytes: bytes.byteLength, touched: Date.now() })
        await removeOldest(entries, options)
      } catch (error) {
        options.log(`image cache: ${name} was not stored (${error instanceof Error ? error.message : String(error)})`)
      }
    },
  }
}

/** Entries from least to most recently used; removes leftovers of interrupted writes. */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
  await mkdir(folder, { recursive: true })
  const found: [string, Entry][] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isFile()) continue
    if (name.endsWith('.part')) await rm(path, { force: true })
    else found.push([name, { bytes: stats.size, touched: stats.mtimeMs }])
  }
  return new Map(found.toSorted(([, a], [, b]) => a.touched - b.touched))
}

/** A Map keeps insertion order, so setting an entry again makes it the most recently used. */
function markUsed(entries: Map<string, Entry>, used: { name: string; path: string; entry: Entry }): void {
  const now = Date.now()
  const isDue = now - used.entry.touched > touchEveryMs
  entries.delete(used.name)
  entries.set(used.name, { bytes: used.entry.bytes, touched: isDue ? now : used.entry.touched })
  if (isDue) utimes(used.path, new Date(now), new Date(now)).catch(() => undefined)
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}

async function removeOldest(entries: Map<string, Entry>, options: { folder: string; maxBytes: number }): Promise<void> {
  let total = 0
  for (const entry of entries.values()) total += entry.bytes
  for (const [name, entry] of entries) {
    if (total <= options.maxBytes) return
    entries.delete(name)
    total -= entry.bytes
    await rm(join(options.folder, name), { force: true })
  }
}
