import { beforeEach, expect, test, vi } from 'vitest'
import type { Fit } from '#site/content/facets/blanks/fit-rows.ts'
import { madeUpProduct } from '#site/content/facets/made-up-product.fixture.ts'
import { productTable } from '#site/content/facets/product-table.ts'
import { markets } from '#site/routing/markets.ts'

type Story = { uuid: string; content: Record<string, unknown> }

let stories: Story[] = []

vi.mock('#site/content/products/product-stories.ts', () => ({
  listProductStories: async (uuids: readonly string[]) => stories.filter(({ uuid }) => uuids.includes(uuid)),
}))
vi.mock('#site/content/products/list-products-named.ts', () => ({
  listProductsNamed: async (uuids: readonly string[]) =>
    uuids.flatMap((uuid) => {
      const found = stories.find((one) => one.uuid === uuid)
      const [spec] = found ? (found.content['spec'] as unknown[]) : []
      return found ? [{ uuid, code: found.content['code'], spec }] : []
    }),
}))

const { findVehicleBlanks } = await import('./find-vehicle-blanks.ts')

const siteContext = { market: markets.base, locale: 'es' } as const
const uuidOf = (id: number) => `7d3f0c52-1f0e-4a57-9b1e-${String(id).padStart(12, '0')}`
const category = uuidOf(900)

function story(id: number, kind: string, spec: Record<string, unknown>, more: Record<string, unknown> = {}): Story {
  const own = { component: 'product', _uid: 'p', code: `P-${id}`, name: `P ${id}`, kind, categories: [category] }
  return { uuid: uuidOf(id), content: { ...own, spec: [{ _uid: 's', ...spec }], ...more } }
}

const blank = { component: 'spec_key_blank', keyType: 'laser', lockBrands: ['nordala'] }
const fit = (isBlank: boolean, fromYear: number, toYear?: number): Fit => ({
  isBlank,
  make: 'alvora',
  model: 'Brisa',
  fromYear,
  toYear,
})

function tableOf(fits: readonly (readonly [id: number, fits: readonly Fit[], facets?: Record<string, string[]>])[]) {
  const table = productTable('es-ES')
  table.put(fits.map(([id, own, facets = {}]) => madeUpProduct(id, { uuid: uuidOf(id), fits: own, facets })))
  return table
}

const codesOf = (products: readonly { code: string }[] | undefined) => products?.map(({ code }) => code)

beforeEach(() => {
  stories = [
    story(1, 'key_blank', { ...blank, chip: 'vx11' }, { usedOnMachines: [uuidOf(5)] }),
    story(2, 'key_blank', blank),
    story(3, 'electronic', { component: 'spec_electronic', deviceType: 'remote' }),
    story(4, 'electronic', { component: 'spec_electronic', deviceType: 'transponder' }),
    story(5, 'machine', { component: 'spec_machine', machineType: 'manual' }),
    story(6, 'machine', { component: 'spec_machine', machineType: 'manual' }),
  ]
})

const index = tableOf([
  [1, [fit(true, 2012, 2016)]],
  [2, [fit(true, 2017, 2020)]],
  [3, [fit(false, 2014, 2015)]],
  [4, [], { device: ['transponder'], chip: ['vx11'] }],
  [5, [], { kind: ['machine'], operation: ['flat'] }],
  [6, [], { kind: ['machine'], operation: ['laser'] }],
])

test('a blank of the vehicle stands with the machines that it names, or with those that cut its kind', async () => {
  const found = await findVehicleBlanks({ make: 'alvora' }, index, siteContext)
  expect(found?.map(({ product, machines }) => [product.code, codesOf(machines)])).toEqual([
    ['P-1', ['P-5']],
    ['P-2', ['P-6']],
  ])
})

test('a transponder goes by its chip; a device of the vehicle goes with the blank of its years', async () => {
  const found = await findVehicleBlanks({ make: 'alvora', model: 'Brisa' }, index, siteContext)
  expect(found?.map(({ transponders }) => codesOf(transponders))).toEqual([['P-3', 'P-4'], []])
})

test('a year without a blank is no error, and more than a page shows is left to the choice of the model', async () => {
  expect(await findVehicleBlanks({ make: 'alvora', year: 1999 }, index, siteContext)).toEqual([])
  const many = tableOf(Array.from({ length: 25 }, (_, at) => [at + 1, [fit(true, 2012)]] as const))
  expect(await findVehicleBlanks({ make: 'alvora' }, many, siteContext)).toBeUndefined()
})

test('a blank that was unpublished since is left out', async () => {
  stories = stories.filter(({ uuid }) => uuid !== uuidOf(1))
  const found = await findVehicleBlanks({ make: 'alvora' }, index, siteContext)
  expect(codesOf(found?.map(({ product }) => product))).toEqual(['P-2'])
})
