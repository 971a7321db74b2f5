import { parentPort } from 'node:worker_threads'
import type { DataSheet } from '../data-sheet.ts'
import { writeDataSheet } from './write-data-sheet.ts'
import { type EnquirySheet, writeEnquiry } from './write-enquiry.ts'

/** A document to write; its data is copied to the thread. */
export type Writing = { kind: 'data-sheet'; sheet: DataSheet } | { kind: 'enquiry'; sheet: EnquirySheet }

/** The bytes, or why there are none. */
export type Written = { bytes: Uint8Array<ArrayBuffer> } | { error: string }

parentPort?.on('message', (writing: Writing) => void respond(writing))

async function respond(writing: Writing): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await written(writing))
}

async function written(writing: Writing): Promise<Written> {
  try {
    const isEnquiry = writing.kind === 'enquiry'
    return { bytes: new Uint8Array(await (isEnquiry ? writeEnquiry(writing.sheet) : writeDataSheet(writing.sheet))) }
  } catch (error) {
    return { error: error instanceof Error ? String(error.stack) : String(error) }
  }
}
