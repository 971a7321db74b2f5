import { type DownloadAddress, mostFilesAtOnce } from '#site/extranet/downloads/download-path.ts'
import type { Database, Row } from '#site/server/database/database.ts'

/** A file that a customer has left in the basket for longer is forgotten. */
const forgottenMs = 730 * 24 * 3600_000

/** The files that customers have put aside, on whichever device. */
export function basketOfFiles({ rows, change, inTransaction }: Database, now: () => number) {
  return {
    /** In the order in which the customer put them in. */
    async list(subject: string): Promise<DownloadAddress[]> {
      const found = await rows(
        'SELECT address, item FROM basket_files WHERE subject = $1 ORDER BY added_at, address, item',
        [subject],
      )
      return found.map(placeOf)
    },
    /** @returns false when there would be more than `mostFilesAtOnce`: then nothing is put in */
    async put(subject: string, files: readonly DownloadAddress[]): Promise<boolean> {
      return await inTransaction(`basket ${subject}`, async (within) => {
        await within.change('DELETE FROM basket_files WHERE added_at < $1', [now() - forgottenMs])
        const known = await within.rows('SELECT address, item FROM basket_files WHERE subject = $1', [subject])
        const places = new Set([...known.map(placeOf), ...files].map(({ address, item }) => `${address} ${item}`))
        if (places.size > mostFilesAtOnce) return false
        for (const [index, { address, item }] of files.entries()) {
          await within.change(
            `INSERT INTO basket_files (subject, address, item, added_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (subject, address, item) DO NOTHING`,
            [subject, address, item, now() + index],
          )
        }
        return true
      })
    },
    async remove(subject: string, { address, item }: DownloadAddress): Promise<void> {
      const one = 'subject = $1 AND address = $2 AND item = $3'
      await change(`DELETE FROM basket_files WHERE ${one}`, [subject, address, item])
    },
    async clear(subject: string): Promise<void> {
      await change('DELETE FROM basket_files WHERE subject = $1', [subject])
    },
  }
}

function placeOf(row: Row): DownloadAddress {
  return { address: String(row['address']), item: String(row['item']) }
}
