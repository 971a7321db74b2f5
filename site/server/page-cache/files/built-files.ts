import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** URL prefix of the framework's built files; their names change with their content. */
export const filesAddress = '/_next/static/'

/** The framework's files that this process can send. */
export type BuiltFiles = {
  /** Absolute paths of their folders, this build's own first. */
  folders: readonly string[]
  /** Whether every file that a document references is here: without style sheets and scripts a page is unusable. */
  hasAllOf: (html: string) => boolean
}

const named = new RegExp(`${filesAddress}([\\w./~-]+)`, 'g')

/**
 * Reads the folders once: they do not change while the process runs.
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
