import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type MailStore = {
  /** Stores a message. Messages with the same `Message-ID` are stored once, as mailboxes do. */
  save: (raw: Buffer) => Promise<void>
  /** Names of the messages, the newest first. */
  list: () => string[]
  /** The raw message; undefined when there is none. */
  read: (name: string) => Buffer | undefined
}

/** Messages as files of a folder. */
export function mailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true })
  return {
    save: async (raw) => {
      const head = raw.toString('latin1', 0, Math.max(raw.indexOf('\r\n\r\n'), 0))
      const id = /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? raw
      const name = createHash('sha256').update(id).digest('hex').slice(0, 24)
      const partial = join(folder, `${name}.${process.hrtime.bigint()}.partial`)
      await writeFile(partial, raw)
      await rename(partial, join(folder, `${name}.eml`))
    },
    list: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => ({ file, at: statSync(join(folder, file)).mtimeMs }))
        .toSorted((a, b) => b.at - a.at)
        .map(({ file }) => file.slice(0, -'.eml'.length)),
    read: (name) => {
      if (!/^[0-9a-f]{24}$/.test(name)) return undefined
      try {
        return readFileSync(join(folder, `${name}.eml`))
      } catch {
        // Removed in the meantime.
        return undefined
      }
    },
  }
}
