/**
 * Why the records of a story are written, in the order in which stories are claimed. `changed`: a message named the story. `missed`: a
 * comparison found it, so that a message was lost. `dependent`: its records contain something of a story of the other two.
 */
export const indexReasons = ['changed', 'missed', 'dependent'] as const

export type IndexReason = (typeof indexReasons)[number]

export type IndexClaim = {
  /** Names the claim to the queue. */
  id: string
  reason: IndexReason
  storyIds: readonly number[]
  /** How often the story among them that failed most often was claimed, this time included. */
  attempts: number
}

/**
 * The stories whose records are to be written. A claimed story that is added again waits again, because its claim may have read it before
 * the change. A claim that is neither finished nor failed (its process was killed) ends by itself, and its stories wait again: writing
 * records twice does no harm.
 */
export type IndexQueue = {
  /** Resolves when the stories are stored. A story waits once, for the first of its reasons in the order of `indexReasons`. */
  add(storyIds: readonly number[], reason: IndexReason): Promise<void>
  /** Takes up to `most` stories with this reason, those that wait longest; undefined when none is due. */
  claim(reason: IndexReason, most: number): Promise<IndexClaim | undefined>
  /** The records of the claimed stories are written. */
  finish(claim: IndexClaim): Promise<void>
  /** The stories wait again, and are due after `delayMs` milliseconds. */
  fail(claim: IndexClaim, delayMs: number): Promise<void>
  /** The stories of all claims wait again: no other process works. */
  releaseAll(): Promise<void>
  /** How many stories wait or are claimed, and how long the oldest has. */
  state(): Promise<{ length: number; oldestMs: number }>
}
