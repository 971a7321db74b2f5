import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type CachedResponse, identityOf, inOwnMemory, sizeOfResponse } from '../cached-response.ts'
import { filesAddress } from '../files/built-files.ts'
import { compressWith, hashOf } from './dictionary-coding.ts'

const compress = promisify(brotliCompress)

/** Each has about 90 KB, and is that of one website and language as one build renders it. */
const mostOnDisk = 200
const mostInMemory = 12

/** Memory for documents that are compressed with one dictionary, in bytes: about a hundred. */
const maxBytes = 2 ** 20

/** A document is compressed once for many visitors, while one waits: 1 to 3 ms. */
const documentLevel = 9
/** A dictionary itself is compressed once for a month. */
const dictionaryLevel = 19

const subfolder = 'documents'

/** A hash as part of an address. */
const named = /^documents\/([\w-]{43})\.txt$/

export type DocumentDictionaries = {
  /** A folder of static files: those below it are dictionaries and nothing else. */
  folder: string
  /**
   * Address of the dictionary for the documents of a website in a language, which is made for the first of them; undefined where it
   * could not be made.
   * @param make renders the document that others have most in common with
   */
  addressFor: (name: string, make: () => Promise<Buffer | undefined>) => Promise<string | undefined>
  /** The document as a change of the dictionary with this hash, or as it is where that is smaller; undefined for an unknown hash. */
  documentFrom: (hash: string, document: CachedResponse) => Promise<CachedResponse> | undefined
  /** The dictionary of this name as a change of the one with this hash, which a browser has from before a deployment. */
  changeOf: (name: string, hash: string) => Promise<Buffer | undefined>
}

type Dictionary = { bytes: Buffer; documents: LRUCache<CachedResponse, CachedResponse> }

/** A browser offers it for every document of the website, and for the next dictionary (`named`). */
export function useAsDocuments(name: string): string | undefined {
  return named.test(name) ? 'match="/*", match-dest=("document" "")' : undefined
}

/**
 * Dictionaries for documents: what the pages of a website in one language have in common. They stay on the disk, because browsers have
 * them for longer than a process or a build lasts.
 * @param folder in which only this process writes
 */
export function documentDictionaries(folder: string, report: (message: string) => void): DocumentDictionaries {
  const known = new Set(storedHashes(folder, report))
  const addresses = new Map<string, Promise<string | undefined>>()
  const recent = new LRUCache<string, Dictionary>({ max: mostInMemory, fetchMethod: read })
  const changes = new LRUCache<string, Buffer>({ max: mostInMemory })
  const fileOf = (hash: string) => join(folder, nameOf(hash))

  async function read(hash: string): Promise<Dictionary> {
    const bytes = await readFile(fileOf(hash))
    if (hashOf(bytes) !== hash) throw new Error(`${fileOf(hash)} is damaged.`)
    return { bytes, documents: documentsFrom(bytes) }
  }

  async function store(body: Buffer): Promise<string> {
    const hash = hashOf(body)
    if (!known.has(hash)) {
      const file = fileOf(hash)
      await writeFile(`${file}.unfinished`, body)
      await rename(`${file}.unfinished`, file)
      known.add(hash)
      // No document waits for it.
      void compress(body)
        .then((compressed) => writeFile(`${file}.br`, compressed))
        .catch((error: unknown) => report(`${file} could not be compressed: ${String(error)}`))
    }
    return `${filesAddress}${nameOf(hash)}`
  }

  async function makeFor(name: string, make: () => Promise<Buffer | undefined>): Promise<string | undefined> {
    try {
      const body = await make()
      if (body) return await store(body)
      addresses.delete(name)
    } catch (error) {
      report(`The dictionary for the documents of ${name} could not be made: ${String(error)}`)
    }
    return undefined
  }

  return {
    folder,
    addressFor(name, make) {
      const address = addresses.get(name) ?? makeFor(name, make)
      addresses.set(name, address)
      return address
    },
    documentFrom(hash, document) {
      return known.has(hash)
        ? recent.forceFetch(hash).then(({ documents }) => documents.forceFetch(document))
        : undefined
    },
    async changeOf(name, hash) {
      const wanted = fromName(name)
      if (!known.has(hash) || !known.has(wanted) || hash === wanted) return undefined
      const before = changes.get(`${hash} ${wanted}`)
      if (before) return before
      const [dictionary, body] = await Promise.all([recent.forceFetch(hash), readFile(fileOf(wanted))])
      const made = await compressWith(dictionary.bytes, body, dictionaryLevel)
      changes.set(`${hash} ${wanted}`, made)
      return made
    },
  }
}

function documentsFrom(dictionary: Buffer): LRUCache<CachedResponse, CachedResponse> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: sizeOfResponse,
    fetchMethod: async (document: CachedResponse) => {
      const dcz = inOwnMemory(await compressWith(dictionary, identityOf(document), documentLevel))
      const isSmaller = dcz.byteLength < (document.bodies.br?.byteLength ?? 0)
      return isSmaller ? { ...document, bodies: { dcz } } : document
    },
  })
}

function nameOf(hash: string): string {
  return `${subfolder}/${Buffer.from(hash, 'base64').toString('base64url')}.txt`
}

function fromName(name: string): string {
  return Buffer.from(named.exec(name)?.[1] ?? '', 'base64url').toString('base64')
}

/** Those on the disk, without the oldest. */
function storedHashes(folder: string, report: (message: string) => void): string[] {
  try {
    mkdirSync(join(folder, subfolder), { recursive: true })
    const names = readdirSync(join(folder, subfolder)).map((name) => `${subfolder}/${name}`)
    const madeAt = (name: string) => statSync(join(folder, name)).mtimeMs
    const latestFirst = names.filter((name) => named.test(name)).toSorted((one, other) => madeAt(other) - madeAt(one))
    for (const name of latestFirst.slice(mostOnDisk)) {
      for (const file of [name, `${name}.br`]) void rm(join(folder, file), { force: true })
    }
    return latestFirst.slice(0, mostOnDisk).map(fromName)
  } catch (error) {
    report(`The page store could not read the dictionaries of documents: ${String(error)}`)
    return []
  }
}
