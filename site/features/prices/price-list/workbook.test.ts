import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { inPieces } from './in-pieces.ts'
import { type Cell, workbookBytes } from './workbook.ts'

async function written(rows: readonly (readonly Cell[])[]) {
  async function* some() {
    yield rows
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of workbookBytes(some())) chunks.push(chunk)
  const parts = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  return { names: Object.keys(parts), sheet: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) }
}

test('a workbook has the parts that programs need, numbers as numbers and every text as a text', async () => {
  const { names, sheet } = await written([['=1+1', 'a<b & "c"\u0001', 12.5, '']])
  expect(names).toContain('[Content_Types].xml')
  expect(names).toContain('xl/workbook.xml')
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('a&lt;b &amp; "c"</t>')
  expect(sheet).toContain('<c><v>12.5</v></c><c/></row></sheetData></worksheet>')
})

describe('a long price list', () => {
  const row = (at: number): Cell[] => [
    `NOR-${at}R`,
    `Llave plana de latón ${at % 97}`,
    10,
    at / 7,
    'EUR',
    '2026-12-31',
    'En stock',
    5,
  ]
  const batch = Array.from({ length: 1000 }, (_, at) => row(at))
  async function* batches() {
    for (let at = 0; at < 5; at += 1) yield batch
  }

  test('is written in pieces of which none takes 20 ms', async () => {
    const rounds: number[][] = []
    for (let round = 0; round < 5; round += 1) {
      const times: number[] = []
      const pieces = workbookBytes(inPieces(batches()))
      for (let isDone: boolean | undefined = false; !isDone; ) {
        const before = process.cpuUsage()
        isDone = (await pieces.next()).done
        const { user, system } = process.cpuUsage(before)
        times.push((user + system) / 1000)
      }
      rounds.push(times)
    }
    // The quickest round of each piece: a busy machine, and the first compilation, say nothing about it.
    const least = rounds[0]?.map((_, piece) => Math.min(...rounds.map((times) => times[piece] ?? 0))) ?? []
    expect(Math.max(...least)).toBeLessThan(20)
  })

  test('leaves the process to others between them', async () => {
    let turns = 0
    let isWritten = false
    const count = () => {
      turns += 1
      if (!isWritten) setImmediate(count)
    }
    setImmediate(count)
    for await (const _ of Readable.from(workbookBytes(inPieces(batches())))) continue
    isWritten = true
    expect(turns).toBeGreaterThanOrEqual(50)
  })
})
