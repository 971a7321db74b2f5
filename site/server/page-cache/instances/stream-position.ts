/**
 * A position in the stream of changes: `<epoch milliseconds>-<number within the millisecond>`, Redis's entry id (Redis
 * documentation, "Streams"). Later entries have later positions, after a restart of Redis too.
 */
export type StreamPosition = `${number}-${number}`

const pattern = /^\d+-\d+$/

export function isStreamPosition(text: unknown): text is StreamPosition {
  return typeof text === 'string' && pattern.test(text)
}

/** @param moment epoch milliseconds */
export function positionAt(moment: number): StreamPosition {
  return `${Math.max(0, Math.floor(moment))}-0`
}

export function isAfter(one: StreamPosition, other: StreamPosition): boolean {
  const [time = 0, place = 0] = one.split('-').map(Number)
  const [otherTime = 0, otherContext = 0] = other.split('-').map(Number)
  return time === otherTime ? place > otherContext : time > otherTime
}
