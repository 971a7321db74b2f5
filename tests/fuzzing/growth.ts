import assert from 'node:assert/strict'
import fc from 'fast-check'
import { z } from 'zod'
import type { Growing, Reader } from './reader.ts'

/** A text of any length: a beginning, pieces, an end. */
const shape = z.object({ start: z.string(), pieces: z.string(), end: z.string() })

type Shape = z.output<typeof shape>

/** Signs that mean something to no reader, or to most. */
const common = ['a', ' ', '\n', '0', '-']

/** Milliseconds from which a measured time says something. */
const leastMs = 25
const shortest = 16
/** Of a text four times as long: 4 is linear and 16 quadratic. */
const mostTimes = 10
/** No text that a door lets through takes longer. */
const mostMs = 10_000

/** The reader of shapes: it fails where a longer text takes a disproportionate time. */
export function growthOf(growing: Growing): Pick<Reader, 'inputs' | 'check'> {
  const piece = fc.constantFrom(...growing.pieces, ...common)
  const inputs = fc.record({
    start: fc.oneof(fc.constant(''), piece),
    pieces: fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('') || 'a'),
    end: fc.oneof(fc.constant(''), piece),
  })
  return { inputs, check: (input) => assertLinear(growing, shape.parse(input)) }
}

async function assertLinear(growing: Growing, wanted: Shape): Promise<void> {
  for (let length = shortest; ; length = Math.min(length * 2, growing.longest)) {
    const ms = await fastestOf(growing, textOf(wanted, length))
    assert.ok(ms < mostMs, `${length} characters take ${Math.round(ms)} ms`)
    // Measured again before it is called a fault: memory may have been collected meanwhile.
    if (ms >= leastMs && (await timesOf(growing, wanted, length)) >= mostTimes) {
      const times = await timesOf(growing, wanted, length)
      assert.ok(times < mostTimes, `${length} characters take ${times.toFixed(1)} times as long as a quarter of them`)
    }
    if (length === growing.longest) return
  }
}

async function timesOf(growing: Growing, wanted: Shape, length: number): Promise<number> {
  const before = await fastestOf(growing, textOf(wanted, Math.ceil(length / 4)))
  return (await fastestOf(growing, textOf(wanted, length))) / Math.max(before, leastMs / mostTimes / 2)
}

function textOf({ start, pieces, end }: Shape, length: number): string {
  return start + pieces.repeat(Math.ceil(length / pieces.length)).slice(0, length) + end
}

/** Of three times the least: others work on the machine too. A time of a second is not measured again. */
async function fastestOf({ read }: Growing, text: string): Promise<number> {
  let fastest = Infinity
  for (let round = 0; round < 3; round += 1) {
    const before = process.threadCpuUsage()
    await Promise.all([read(text)].flat())
    const { user, system } = process.threadCpuUsage(before)
    fastest = Math.min(fastest, (user + system) / 1000)
    if (fastest > 1000) break
  }
  return fastest
}
