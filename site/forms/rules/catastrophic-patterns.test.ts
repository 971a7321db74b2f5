import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { catastrophes, type Judged, lengths } from './catastrophic-patterns.fixture.ts'

/** Of a backtracking engine's million years; enough for a machine that does ten other things. */
const longestMs = 60_000

test('answers at the limits of their fields are judged by patterns that stop a backtracking engine', {
  timeout: longestMs + 10_000,
}, async () => {
  const judged: Judged[] = []
  const worker = new Worker(new URL('./catastrophic-patterns.fixture.ts', import.meta.url), { workerData: 'judge' })
  worker.on('message', (row: Judged) => judged.push(row))
  const stop = setTimeout(() => void worker.terminate(), longestMs)
  const code = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  clearTimeout(stop)
  const last = judged.at(-1)
  expect(code, `stopped after ${last?.pattern} with ${last?.length} letters`).toBe(0)
  expect(judged).toEqual(
    catastrophes.flatMap(([pattern]) => lengths.map((length) => ({ pattern, length, isRefused: true }))),
  )
})
