import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** All files of a folder, as paths below it with `/`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}

/** The bytes of a file; undefined where there is none. */
export function bytesOf(folder: string, path: string): Buffer | undefined {
  const file = join(folder, path)
  return existsSync(file) ? readFileSync(file) : undefined
}

export function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other)
}

/** Writes a file below a folder, or removes it where the content is undefined. */
export function put(folder: string, path: string, content: string | Buffer | undefined): void {
  const file = join(folder, path)
  if (content === undefined) return rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
