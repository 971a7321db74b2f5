import { Worker } from 'node:worker_threads'
import { CatalogueError } from '#site/server/errors.ts'
import { runtimePart } from '#site/server/runtime.ts'
import type { Writing, Written } from './writing-thread.ts'

/** Documents that wait; one takes up to 0.2 s, so that the last one waits for some seconds. */
const mostWaiting = 30
/** A document that takes longer does not end: the thread does. */
const longestMs = 30_000
/** The fonts and the library are in memory for so long after the last document. */
const idleMs = 60_000

type State = { worker: Worker | undefined; waiting: number; last: Promise<unknown> }

const state = runtimePart('writing', (): State => ({ worker: undefined, waiting: 0, last: Promise.resolve() }))

/**
 * Writes a document in a thread of its own, one after the other: the thread of the pages goes on sending them.
 * @throws CatalogueError documents-busy, where too many wait
 */
export async function writeBeside(writing: Writing): Promise<Uint8Array<ArrayBuffer>> {
  const queue = state()
  if (queue.waiting >= mostWaiting) throw new CatalogueError('documents-busy', 'Too many documents wait to be written.')
  queue.waiting += 1
  const turn = queue.last.then(() => writeNow(queue, writing))
  queue.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    queue.waiting -= 1
  }
}

async function writeNow(queue: State, writing: Writing): Promise<Uint8Array<ArrayBuffer>> {
  queue.worker ??= startThread(queue)
  const { worker } = queue
  const result = await new Promise<Written>((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), longestMs)
    const settle = (end: () => void) => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
      end()
    }
    worker.once('message', (written: Written) => settle(() => resolve(written)))
    worker.once('error', (error) => settle(() => reject(error)))
    worker.once('exit', () => settle(() => reject(new Error('The thread that writes documents has ended.'))))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(writing)
  }).catch((error: unknown) => {
    queue.worker = undefined
    throw error
  })
  if ('error' in result) throw new Error(result.error)
  endWhenIdle(queue, worker)
  return result.bytes
}

function endWhenIdle(queue: State, worker: Worker): void {
  const { last } = queue
  setTimeout(() => {
    if (queue.worker !== worker || queue.last !== last) return
    queue.worker = undefined
    void worker.terminate()
  }, idleMs).unref()
}

function startThread(queue: State): Worker {
  // In this form the framework's bundler makes a program of the file and traces what it imports.
  const worker = new Worker(new URL('./writing-thread.ts', import.meta.url))
  worker.unref()
  // Between two documents nobody else listens.
  worker.on('error', () => {
    if (queue.worker === worker) queue.worker = undefined
  })
  return worker
}
