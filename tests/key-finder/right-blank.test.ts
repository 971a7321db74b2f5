import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { fitsOf } from 'site/content/facets/blanks/fit-rows.ts'
import { blankOf } from 'site/content/facets/blanks/measured-key.ts'
import { productTable } from 'site/content/facets/product-table.ts'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { demoStories } from '../contract/support/demo-stories.ts'

const key = z.strictObject({
  blank: z.string(),
  type: z.string(),
  length: z.number().optional(),
  height: z.number().optional(),
  head: z.string().optional(),
  cuts: z.int().optional(),
  grooves: z.int().optional(),
  sides: z.string().optional(),
})
const vehicle = z.strictObject({
  blank: z.string(),
  make: z.string(),
  model: z.string().optional(),
  year: z.int().optional(),
})
const cases = z
  .strictObject({ keys: z.array(key), vehicles: z.array(vehicle) })
  .parse(parse(await readFile(join(import.meta.dirname, 'golden-cases.yaml'), 'utf8')))

/** A person looks at three candidates before they ask. */
const first = 3
const leastShare = 0.95

const products = (await demoStories())('es').flatMap(({ id, uuid, content }) => {
  const parsed = product.content.safeParse(content)
  return parsed.success ? [{ id, uuid, ...parsed.data }] : []
})
const codes = new Map(products.map(({ uuid, code }) => [uuid, code]))
const table = productTable('es-ES')
table.put(
  products.map((one) => {
    const { id, uuid, code, name } = one
    const unread = { isNew: false, since: '', categories: [], facets: {}, gtins: [], codeKeys: [] }
    return { id, uuid, code, name, ...unread, blank: blankOf(one), fits: fitsOf(one) }
  }),
)
afterAll(table.close)

const codesOf = (found: readonly { uuid: string }[]) =>
  [...new Set(found.map(({ uuid }) => codes.get(uuid)))].slice(0, first)

function missed<Case extends { blank: string }>(judged: readonly Case[], find: (one: Case) => { uuid: string }[]) {
  return judged.filter((one) => !codesOf(find(one)).includes(one.blank))
}

function report(about: string, of: number, misses: readonly object[]): number {
  const share = (of - misses.length) / of
  const lines = misses.map((one) => `  missed ${JSON.stringify(one)}`)
  process.stdout.write(
    [`${about}: ${of - misses.length} of ${of} (${(share * 100).toFixed(1)} %)`, ...lines, ''].join('\n'),
  )
  return share
}

test('300 cases are judged, each about a blank of the demo; every blank has some', () => {
  const blanks = products.filter((one) => blankOf(one)?.length !== undefined)
  expect(cases.keys.length + cases.vehicles.length).toBe(300)
  expect(new Set(cases.keys.map(({ blank }) => blank))).toEqual(new Set(blanks.map(({ code }) => code)))
})

test('the right blank is among the first three for at least 95 % of measured keys', () => {
  const misses = missed(cases.keys, (one) => table.blanks.nearest(one.type, one, 12))
  expect(report('Measured keys, right blank among the first three', cases.keys.length, misses)).toBeGreaterThanOrEqual(
    leastShare,
  )
})

test('the right blank is among the first three for at least 95 % of vehicles', () => {
  const misses = missed(cases.vehicles, (one) => table.vehicles.fitting(one, 'blank', 24))
  expect(report('Vehicles, right blank among the first three', cases.vehicles.length, misses)).toBeGreaterThanOrEqual(
    leastShare,
  )
})
