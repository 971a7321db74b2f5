import type { Transformer } from 'node:stream/web'

/** What has become of a stream: how many bytes its reader surely has, and whether those are all. */
export type StreamEnd = { bytes: number; isComplete: boolean }

/**
 * The same stream, with the number of its bytes at its end. A reader who leaves may not have the last ones.
 * @param onEnd called once
 */
export function countedStream(stream: ReadableStream<Uint8Array>, onEnd: (end: StreamEnd) => void) {
  let [received, last] = [0, 0]
  const counting: Transformer<Uint8Array, Uint8Array> = {
    transform(chunk, controller) {
      received += last
      last = chunk.byteLength
      controller.enqueue(chunk)
    },
    flush: () => onEnd({ bytes: received + last, isComplete: true }),
    // The reader leaves, or the source breaks off.
    cancel: () => onEnd({ bytes: received, isComplete: false }),
  }
  return stream.pipeThrough(new TransformStream(counting))
}
