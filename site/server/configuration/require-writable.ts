import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Checks that a process can write into a folder, or create a missing one. Leaves nothing behind.
 * @param variable the one that names the folder
 * @throws Error that says what to do
 */
export function requireWritable(folder: string, variable: string): void {
  const path = resolve(folder)
  try {
    rmdirSync(mkdtempSync(join(nearestExisting(path), '.writable-')))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(
      `The folder ${path} cannot be written to (${reason}). ` +
        `Give it to the user that runs this process, or set ${variable} to another folder.`,
      { cause: error },
    )
  }
}

/**
 * SQLite finds out that a disk is full when it writes, which an empty transaction does not.
 * @param bytes that must be free for the user of this process
 * @throws Error with the folder and what is free
 */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes)
    throw new Error(`The disk of ${folder} has ${bavail * bsize} bytes left, less than ${bytes}.`)
}

function nearestExisting(path: string): string {
  const above = dirname(path)
  return existsSync(path) || above === path ? path : nearestExisting(above)
}
