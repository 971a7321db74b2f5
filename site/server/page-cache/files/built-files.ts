import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** Address below which the framework's built files stand; their names change with their content. */
export const filesAddress = '/_next/static/'

/** The framework's files that this process can send. */
export type BuiltFiles = {
  /** Absolute paths of the folders they stand in, this build's own first. */
  folders: readonly string[]
  /** Whether all of them are here that a document names: without its style sheets and scripts a page is a ruin. */
  hasAllOf: (html: string) => boolean
}

const named = new RegExp(`${filesAddress}([\\w./~-]+)`, 'g')

/**
 * Reads once what stands in the folders: they do not change while the process runs.
 * @param folders absolute paths, this build's own first
 */
export function builtFiles(folders: readonly string[]): BuiltFiles {
  const names = new Set(folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map(asAddress)))
  return {
    folders,
    hasAllOf: (html) => [...html.matchAll(named)].every(([, name = '']) => names.has(name)),
  }
}

function asAddress(name: string | Buffer): string {
  return String(name).replaceAll(sep, '/')
}
