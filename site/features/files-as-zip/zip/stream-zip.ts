import { createHash } from 'node:crypto'
import { makeZip, predictLength } from 'client-zip'

/** Why a file is not in a ZIP. */
export type Missing = 'closed' | 'gone' | 'login-ended' | 'changed' | 'unavailable'

export type ZipFile = {
  /** As people read it; no two files of a ZIP have the same. */
  name: string
  /** Bytes. */
  size: number
  changedAt: Date | undefined
  /** Called when the bytes are to be sent. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | Missing>
  /** Its line in the list of contents. */
  line: (outcome: { sha256: string } | { missing: Missing }) => string
  /** Called when the reader has its bytes. */
  onSent?: (() => void) | undefined
}

export type ZipPlan = {
  files: readonly ZipFile[]
  /** The list of contents, which comes last and says what really came: its name, and the text above its lines. */
  list: { name: string; head: string }
}

const reasons: readonly Missing[] = ['closed', 'gone', 'login-ended', 'changed', 'unavailable']
const text = new TextEncoder()
const sizeOf = (words: string) => text.encode(words).byteLength
const emptyChunk = new Uint8Array(65_536).fill(0x20)

/** The exact length of a ZIP, whatever becomes of its files. */
export function lengthOfZip({ files, list }: ZipPlan): bigint {
  const entries = files.map(({ name, size }) => ({ name, size }))
  return predictLength([...entries, { name: list.name, size: sizeOfList({ files, list }) }])
}

/** Each line has room for the hash, or for any reason why the file is missing. */
function sizeOfList({ files, list }: ZipPlan): number {
  const lines = files.map(({ line }) =>
    Math.max(sizeOf(line({ sha256: '0'.repeat(64) })), ...reasons.map((missing) => sizeOf(line({ missing })))),
  )
  return lines.reduce((sum, size) => sum + size, sizeOf(list.head))
}

/**
 * Streams the files as one ZIP (ZIP64 where it must be), without compression and as fast as the reader takes it. A file that is missing
 * when its turn comes leaves a place of its size without content, because the length was stated; one that breaks off breaks off the ZIP.
 * @param signal aborts when the reader leaves
 */
export function streamZip(plan: ZipPlan, signal: AbortSignal): ReadableStream<Uint8Array> {
  const left = new AbortController()
  const reader = makeZip(entriesOf(plan, AbortSignal.any([signal, left.signal])), { buffersAreUTF8: true }).getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        left.abort(reason)
        // The entry that is under way ends with the error of its aborted source.
        await reader.cancel(reason).catch(() => undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* entriesOf(plan: ZipPlan, signal: AbortSignal) {
  const lines: string[] = []
  for (const [index, file] of plan.files.entries()) {
    const { name, size, changedAt } = file
    const opened = await file.open(signal)
    const isMissing = typeof opened === 'string'
    const hash = createHash('sha256')
    const input = isMissing ? emptyPlace(size) : hashed(opened, { hash, size })
    yield { name: isMissing ? nameOfPlace(index, name) : name, size, lastModified: changedAt ?? new Date(), input }
    // The entry before was read to its end when the next one is wanted.
    lines.push(file.line(isMissing ? { missing: opened } : { sha256: hash.digest('hex') }))
    if (!isMissing) file.onSent?.()
  }
  const written = plan.list.head + lines.join('')
  const input = written + '\n'.repeat(sizeOfList(plan) - sizeOf(written))
  yield { name: plan.list.name, lastModified: new Date(), input }
}

async function* hashed(
  bytes: ReadableStream<Uint8Array>,
  { hash, size }: { hash: ReturnType<typeof createHash>; size: number },
) {
  let sent = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    sent += chunk.byteLength
    yield chunk
  }
  if (sent !== size) throw new Error(`A file of ${size} bytes had ${sent}`)
}

/** As long as the name that was planned, and nothing of its title. */
function nameOfPlace(index: number, name: string): string {
  const length = sizeOf(name)
  return `${index + 1} -`.padEnd(length, '-').slice(0, length)
}

async function* emptyPlace(size: number) {
  for (let left = size; left > 0; left -= emptyChunk.byteLength)
    yield emptyChunk.subarray(0, Math.min(left, emptyChunk.byteLength))
}
