import { parentPort } from 'node:worker_threads'
import { documentWriters } from '#site/features.documents.ts'

type Writers = typeof documentWriters

/** A document to write; its data is copied to the thread. */
export type Writing = { [Kind in keyof Writers]: { kind: Kind; sheet: Parameters<Writers[Kind]>[0] } }[keyof Writers]

/** The bytes, or why there are none. */
export type Written = { bytes: Uint8Array<ArrayBuffer> } | { error: string }

type Received = { kind: string; sheet: never }

const writers: Readonly<Record<string, (sheet: never) => Promise<Buffer>>> = documentWriters

parentPort?.on('message', (writing: Received) => void respond(writing))

async function respond(writing: Received): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await written(writing))
}

async function written({ kind, sheet }: Received): Promise<Written> {
  try {
    const write = writers[kind]
    return write
      ? { bytes: new Uint8Array(await write(sheet)) }
      : { error: `No feature writes documents of the kind ${kind}.` }
  } catch (error) {
    return { error: error instanceof Error ? String(error.stack) : String(error) }
  }
}
