import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crossReferenceBrands, lockBrands, vehicleMakes } from 'component-schemas/datasources/brand-datasources.ts'
import { keyTypes } from 'component-schemas/datasources/key-types.ts'
import { materials } from 'component-schemas/datasources/materials.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { productFacetNames } from 'site/content/facets/product-facets.ts'
import type { IndexedProduct } from 'site/content/facets/product-orders.ts'
import { type ProductTable, productTable } from 'site/content/facets/product-table.ts'
import { usefulFilters } from 'site/content/facets/useful-filters.ts'
import type { Row } from './print-table.ts'

/** Products of the load set (content model, section 4), and of a space eighteen times as large. */
const sizes = [11_112, 200_000]
const rounds = 10
const perPage = 100

/** Cost of storing the products of one language in memory, sorting them once, and counting the facets of one address. */
export async function benchFacets(): Promise<Row[]> {
  const rows: Row[] = []
  for (const products of sizes) rows.push(await benchTable(products))
  return rows
}

async function benchTable(products: number): Promise<Row> {
  const before = residentBytes()
  const table = productTable('es-ES')
  const pauses = monitorEventLoopDelay({ resolution: 1 })
  pauses.enable()
  const startedAt = performance.now()
  for (let first = 0; first < products; first += perPage) {
    table.add(Array.from({ length: Math.min(perPage, products - first) }, (_, index) => madeUp(first + index)))
    await nextTurn()
  }
  const addedAt = performance.now()
  await table.placeAll()
  const placedAt = performance.now()
  pauses.disable()
  const row = {
    products,
    'adding in ms': addedAt - startedAt,
    'ordering in ms': placedAt - addedAt,
    'longest pause in ms': pauses.max / 1e6,
    'one product replaced in ms': millisecondsOf(() => table.put([madeUp(products >>> 1)])),
    'one address in ms': millisecondsOf(() => respond(table)),
    'blanks near a key in ms': millisecondsOf(() => table.blanks.nearest(measuredType, { length: 30, cuts: 5 }, 12)),
    'one vehicle in ms': millisecondsOf(() => table.vehicles.fitting({ make: 'alvora', year: 2015 }, 'blank', 24)),
    'MiB more': (residentBytes() - before) / 2 ** 20,
  }
  table.close()
  return row
}

const measuredType = 'cylinder'

const selection = { kind: ['key_blank'], 'lock-brand': ['nordala', 'linverra'] }

function respond(table: ProductTable): number {
  const uuids = table.uuids({ selection }, { sort: 'name', from: 0, limit: 24 })
  const filters = usefulFilters(table.facets({ selection }, productFacetNames), selection)
  return table.count({ selection }) + uuids.length + filters.length
}

function millisecondsOf(work: () => unknown): number {
  work()
  const startedAt = performance.now()
  for (let round = 0; round < rounds; round += 1) work()
  return (performance.now() - startedAt) / rounds
}

/** Measured after a garbage collection where the process allows one (`node --expose-gc`). */
function residentBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

function madeUp(index: number): IndexedProduct {
  const from = (entries: readonly { value: string }[], step: number) =>
    entries[(index * step) % entries.length]?.value ?? ''
  const facets = {
    kind: [index % 5 === 0 ? 'electronic' : 'key_blank'],
    'key-type': [from(keyTypes.entries, 1)],
    'lock-brand': [from(lockBrands.entries, 1), from(lockBrands.entries, 7)],
    'vehicle-make': [from(vehicleMakes.entries, 1), from(vehicleMakes.entries, 3), from(vehicleMakes.entries, 5)],
    length: [`${15 + 5 * (index % 9)}-${20 + 5 * (index % 9)}`],
    // As many profiles as a catalogue of blanks has: a few products each.
    profile: [`P${index % 2500}`],
    cuts: [String(4 + (index % 7))],
    groove: [index % 2 === 0 ? 'left' : 'right'],
    maker: [from(crossReferenceBrands.entries, 1), from(crossReferenceBrands.entries, 2)],
    material: [from(materials.entries, 3)],
    status: [index % 9 === 0 ? 'discontinued' : 'active'],
  }
  const code = `NOR-${(index * 7919) % 1_000_003}R`
  return {
    id: index + 1,
    uuid: `7d3f0c52-1f0e-4a57-9b1e-${String(index).padStart(12, '0')}`,
    code,
    name: `Llave plana ${code} de ${3 + (index % 9)} cortes`,
    isNew: index % 40 === 0,
    since: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.000Z`,
    categories: [`7d3f0c52-1f0e-4a57-9b1e-${String(index % 120).padStart(12, 'c')}`],
    facets,
    gtins: [gtinOf(index)],
    codeKeys: [compactCode(code)],
    ...madeUpBlank(index, from(keyTypes.entries, 1)),
  }
}

/** Four of five products are blanks, each for three vehicles. */
function madeUpBlank(index: number, keyType: string): Pick<IndexedProduct, 'blank' | 'fits'> {
  const heads = ['round', 'square', 'hexagon', 'oval']
  const size = { length: 18 + ((index * 31) % 400) / 10, height: 7 + ((index * 17) % 40) / 10 }
  const counted = { cuts: 4 + (index % 9), grooves: 2 + (index % 3) }
  const isBlank = index % 5 !== 0
  return {
    blank: isBlank ? { keyType, ...size, head: heads[index % 4], ...counted, sides: 'one' } : undefined,
    fits: (index % 5 === 0 ? [1, 3, 5] : []).map((step) => ({
      isBlank,
      make: vehicleMakes.entries[(index * step) % vehicleMakes.entries.length]?.value ?? '',
      model: `Modelo ${(index * step) % 200}`,
      fromYear: 1990 + (index % 30),
      toYear: 1998 + (index % 30),
      programming: 'none',
    })),
  }
}

const gtinOf = (index: number) => String(index).padStart(14, '0')
