import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from 'site/server/database/database.ts'
import { z } from 'zod'

/**
 * Writes the files of submissions into a folder that only its owner may open, each with the id of its submission before
 * its name.
 * @param id of one submission; undefined means all
 * @returns number of written files
 */
export async function exportFiles(database: Database, folder: string, id?: string): Promise<number> {
  const places = await database.rows(
    'SELECT submission, place FROM files WHERE CAST($1 AS TEXT) IS NULL OR submission = $1 ORDER BY submission, place',
    [id ?? null],
  )
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One at a time, because together they may not fit into memory.
  for (const { submission, place } of places) {
    const [file] = await database.rows('SELECT name, bytes FROM files WHERE submission = $1 AND place = $2', [
      String(submission),
      Number(place),
    ])
    const name = `${String(submission)}-${String(place)}-${plain(String(file?.['name']))}`
    await writeFile(join(folder, name), z.instanceof(Uint8Array).parse(file?.['bytes']), { mode: 0o600 })
  }
  return places.length
}

/** A file name without path separators. */
function plain(name: string): string {
  return name.replaceAll(/[/\\\0]/g, '_')
}
