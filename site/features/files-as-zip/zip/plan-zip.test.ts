import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ErrorCode } from '#site/server/errors.ts'
import type { BasketEntry } from '../basket.ts'
import { type ListTexts, planZip } from './plan-zip.ts'

vi.mock('../basket.ts', () => ({ openEntry: vi.fn() }))
vi.mock('../note-taken.ts', () => ({ noteTaken: vi.fn() }))

const texts: ListTexts = {
  name: 'Inhalt.txt',
  head: 'Inhalt\n',
  taken: ({ number, name }) => `${number} ${name}\n`,
  missing: (number, reason) => `${number} ${reason}\n`,
}
const request = { language: 'de' as const, texts, customerNow: () => Promise.reject(new Error('not asked')) }

/** A file that is open to the customer, or one that is not. */
function entryOf(index: number, refusal: ErrorCode | undefined): BasketEntry {
  const place = { place: index } as unknown as BasketEntry['place']
  if (refusal) return { place, refusal }
  const file = { name: `Preisliste-${index % 3}.pdf`, length: 10 + index, edition: 'e', changedAt: undefined }
  return { place, file: file as unknown as Extract<BasketEntry, { file: object }>['file'] }
}

const refusals: (ErrorCode | undefined)[] = [undefined, undefined, 'access-forbidden', 'page-not-found']

test('a ZIP has every file of the basket that is open, each under a name of its own, and its list names the others', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...refusals), { minLength: 1, maxLength: 30 }), (kinds) => {
      fc.pre(kinds.includes(undefined))
      const { files, list } = planZip(
        kinds.map((refusal, index) => entryOf(index, refusal)),
        request,
      )
      const open = kinds.flatMap((refusal, index) => (refusal ? [] : [index]))
      expect(files.map(({ size }) => size)).toEqual(open.map((index) => 10 + index))
      expect(new Set([list.name, ...files.map(({ name }) => name)]).size).toBe(open.length + 1)
      const numbers = files.map(({ line }) => Number(line({ sha256: 'a' }).split(' ')[0]))
      expect(numbers).toEqual(open.map((index) => index + 1))
      const closed = list.head.split('\n').slice(1, -1)
      const shut = kinds.flatMap((refusal, index) => (refusal ? [index + 1] : []))
      expect(closed.map((line) => Number(line.split(' ')[0]))).toEqual(shut)
    }),
  )
})
