import { streamZip, type ZipFile } from 'site/extranet/files/zip/stream-zip.ts'

const files = 100
const chunkBytes = 65_536
/** Of each file: 2 GB in all. */
const fileBytes = 20_000_000
const slowAfterMs = 150_000

/**
 * Streams 2 GB of made-up files as one ZIP to a reader that throws them away.
 * @returns throughput, and the most memory that the process needed more than before
 */
export async function benchZip(): Promise<Record<string, string | number>[]> {
  await readZip(2)
  const before = process.memoryUsage.rss()
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const startedAt = performance.now()
  const bytes = await readZip(files)
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(watching)
  const figures = { 'MB sent': Math.round(bytes / 1e6), 'MB/s': Math.round(bytes / 1e6 / seconds) }
  return [{ files, ...figures, 'more memory MB': Math.round((most - before) / 1e6), goal: '< 50' }]
}

async function readZip(count: number): Promise<number> {
  const plan = {
    files: Array.from({ length: count }, (_, index) => madeUp(index)),
    list: { name: 'List.txt', head: '' },
  }
  let bytes = 0
  for await (const chunk of streamZip(plan, AbortSignal.timeout(slowAfterMs))) {
    bytes += chunk.byteLength
    // A reader over the network takes turns with everything else.
    if (bytes % 64 === 0) await new Promise(setImmediate)
  }
  return bytes
}

function madeUp(index: number): ZipFile {
  return {
    name: `Catalogue ${index}.pdf`,
    size: fileBytes,
    changedAt: new Date(0),
    line: (outcome) => `${index} ${'sha256' in outcome ? outcome.sha256 : outcome.missing}\n`,
    async open() {
      let left = fileBytes
      return new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            const size = Math.min(left, chunkBytes)
            left -= size
            if (size === 0) controller.close()
            else controller.enqueue(new Uint8Array(size).fill(index))
          },
        },
        { highWaterMark: 0 },
      )
    },
  }
}
