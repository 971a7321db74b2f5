import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const content = z.record(z.string(), z.unknown())
const layers = z.object({ draft: content, published: content.optional() })
const line = z.object({ story: z.number(), before: layers, after: layers })

/** A story before and after, in both layers. */
export type JournalLine = z.output<typeof line>

export type Journal = {
  /** Flushed to disk before the story is written, so that a crash between its two layers loses no draft. */
  note: (line: JournalLine) => Promise<void>
  /** The last line of each story. */
  lines: ReadonlyMap<number, JournalLine>
}

/** The journal of a migration in a space, with the rows of an interrupted run. */
export async function openJournal(folder: string, name: string): Promise<Journal> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.jsonl`)
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n').flatMap((row) => {
    const parsed = line.safeParse(parseRow(row))
    return parsed.success ? [[parsed.data.story, parsed.data] as const] : []
  })
  return {
    lines: new Map(lines),
    note: (noted) => appendFile(file, `${JSON.stringify(noted)}\n`, { flush: true }),
  }
}

/** A row that a crash cut off is ignored. */
function parseRow(row: string): unknown {
  try {
    return JSON.parse(row)
  } catch {
    return undefined
  }
}
