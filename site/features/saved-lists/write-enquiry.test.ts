import { expect, test } from 'vitest'
import { isCatalogueError } from '#site/server/errors.ts'
import { writeBeside } from '#site/server/pdf/write-beside.ts'
import type { EnquirySheet } from './write-enquiry.ts'

const table = { title: 'Lista', columns: ['Cantidad', 'Código'], figures: [0] }
const sheet: EnquirySheet = {
  language: 'es-ES',
  kind: 'Consulta',
  number: 'A-2026-000001',
  issuer: 'Zarandal',
  sentAt: new Date(0),
  about: { title: 'Enviada por', rows: [['Cliente', 'Marta']], figures: [] },
  message: '',
  lines: { ...table, rows: Array.from({ length: 500 }, (_, index) => [String(index), 'NOR-1R']) },
  remarks: [],
}

test('documents are written in another thread: the thread of the pages goes on, and too many are refused at once', async () => {
  const first = writeBeside({ kind: 'enquiry', sheet })
  const others = Array.from({ length: 35 }, () =>
    writeBeside({ kind: 'enquiry', sheet: { ...sheet, lines: { ...table, rows: [] } } }),
  )
  let longestMs = 0
  let last = performance.now()
  const ticking = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last)
    last = performance.now()
  }, 5)
  const outcomes = await Promise.allSettled([first, ...others])
  clearInterval(ticking)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(6)
  for (const one of refused) expect('reason' in one && isCatalogueError(one.reason, 'documents-busy')).toBe(true)
  expect(
    Buffer.from(await first)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  process.stdout.write(`The thread of the pages waited ${Math.round(longestMs)} ms at most.\n`)
}, 60_000)

test('a document that cannot be written is an error, and the next one is written', async () => {
  await expect(writeBeside({ kind: 'enquiry', sheet: { ...sheet, lines: undefined as never } })).rejects.toThrow(
    'Cannot read',
  )
  expect((await writeBeside({ kind: 'enquiry', sheet })).byteLength).toBeGreaterThan(1000)
}, 60_000)
