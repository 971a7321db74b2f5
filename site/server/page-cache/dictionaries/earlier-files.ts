import { existsSync, readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesAddress } from '../files/built-files.ts'
import { compressWith, hashOf } from './dictionary-coding.ts'

/** A file with its family, as the build writes it into the name (`server/build/file-families.ts`). */
const named = /^chunks\/[\w-]+(\.[\w-]+\.(?:js|css))$/

/** The highest of zstd that needs no more memory to decompress than browsers give. */
const level = 19

export type EarlierFiles = {
  /** The file as a change of the file with this hash; undefined where that is not known, or no smaller than the file by itself. */
  changeOf: (name: string, hash: string) => Promise<Buffer | undefined>
}

/**
 * The value of `Use-As-Dictionary` for a file: the browser then offers it for the next version of the file, which has another name of
 * the same family.
 * @param name below the folder of static files
 */
export function useAsDictionary(name: string): string | undefined {
  const family = named.exec(name)?.[1]
  return family && `match="${filesAddress}chunks/*${family}"`
}

/**
 * Files of this build and of earlier ones, as dictionaries for each other. A change is made at the first request for it and stays in
 * memory: there are as many as files that differ between the builds.
 * @param folders with static files; one file has the same name in all
 */
export function earlierFiles(folders: readonly string[]): EarlierFiles {
  const families = filesByFamily(folders)
  const hashes = new Map<string, Promise<string>>()
  const changes = new Map<string, Promise<Buffer | undefined>>()

  function hashFor(path: string): Promise<string> {
    const known = hashes.get(path) ?? readFile(path).then(hashOf, () => 'deleted')
    hashes.set(path, known)
    return known
  }

  async function withHash(paths: readonly string[], hash: string): Promise<string | undefined> {
    const known = await Promise.all(paths.map(hashFor))
    return paths[known.indexOf(hash)]
  }

  function changeFrom(earlier: string, path: string): Promise<Buffer | undefined> {
    const pair = `${earlier} ${path}`
    // A deleted file is a 404 of who serves it.
    const made = changes.get(pair) ?? makeChange(earlier, path).catch(() => undefined)
    changes.set(pair, made)
    return made
  }

  return {
    async changeOf(name, hash) {
      const files = families.get(named.exec(name)?.[1] ?? '')
      const path = files?.get(name)
      if (!files || !path) return undefined
      const earlier = await withHash([...files.values()], hash)
      return earlier && earlier !== path ? await changeFrom(earlier, path) : undefined
    },
  }
}

async function makeChange(earlier: string, path: string): Promise<Buffer | undefined> {
  const [dictionary, body] = await Promise.all([readFile(earlier), readFile(path)])
  const made = await compressWith(dictionary, body, level)
  const compressed = existsSync(`${path}.br`) ? `${path}.br` : path
  return made.byteLength < (await stat(compressed)).size ? made : undefined
}

/** Absolute paths by name, by family. */
function filesByFamily(folders: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const families = new Map<string, Map<string, string>>()
  for (const folder of folders.filter((one) => existsSync(join(one, 'chunks')))) {
    for (const name of readdirSync(join(folder, 'chunks')).map((one) => `chunks/${one}`)) {
      const family = named.exec(name)?.[1]
      if (family === undefined) continue
      const files = families.get(family) ?? new Map<string, string>()
      if (!files.has(name)) files.set(name, join(folder, name))
      families.set(family, files)
    }
  }
  return families
}
