/** What has become of a stream: how many bytes its reader surely has, and whether those are all. */
export type StreamEnd = { bytes: number; isComplete: boolean }

/**
 * The same stream, with the number of its bytes at its end. A reader who leaves may not have the last ones.
 * @param onEnd called once
 */
export function countedStream(stream: ReadableStream<Uint8Array>, onEnd: (end: StreamEnd) => void) {
  const reader = stream.getReader()
  let [received, last] = [0, 0]
  let hasEnded = false
  const end = (isComplete: boolean) => {
    if (hasEnded) return
    hasEnded = true
    onEnd({ bytes: isComplete ? received + last : received, isComplete })
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await reader.read()
          received += last
          last = value?.byteLength ?? 0
          if (value) controller.enqueue(value)
          if (!done) return
          end(true)
          controller.close()
        } catch (error) {
          end(false)
          throw error
        }
      },
      async cancel(reason) {
        end(false)
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
