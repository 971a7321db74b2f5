import { lockBrands, vehicleMakes } from 'component-schemas/datasources/brand-datasources.ts'
import { keyTypes } from 'component-schemas/datasources/key-types.ts'
import { materials } from 'component-schemas/datasources/materials.ts'
import { countFacets, isSelected } from 'site/facets/count-facets.ts'
import { productFacetNames } from 'site/facets/product-facets.ts'
import { type IndexedProduct, productOrders } from 'site/facets/product-orders.ts'
import { sharedLists } from 'site/facets/shared-lists.ts'
import { usefulFilters } from 'site/facets/useful-filters.ts'
import type { Row } from './print-table.ts'

/** Products of the load set (content model, section 4). */
const products = 11_112
const rounds = 50

/** What it costs to hold the products of one language, to sort them once, and to count the facets of one address. */
export function benchFacets(): Row[] {
  const before = usedBytes()
  const share = sharedLists()
  const all = Array.from({ length: products }, (_, index) => share(madeUp(index))).filter((one) => one !== undefined)
  const heldBytes = usedBytes() - before
  const startedAt = performance.now()
  const orders = productOrders(all, 'es-ES')
  const sortedMs = performance.now() - startedAt
  return [
    {
      products,
      'MB a language': heldBytes / 2 ** 20,
      'sorting in ms': sortedMs,
      'one address in ms': millisecondsOf(() => answer(orders.name)),
    },
  ]
}

const selection = { kind: ['key_blank'], 'lock-brand': ['nordala', 'linverra'] }

function answer(ordered: readonly IndexedProduct[]): number {
  const chosen = ordered.filter((one) => isSelected(one, selection))
  return chosen.length + usefulFilters(countFacets(ordered, productFacetNames, selection), selection).length
}

function millisecondsOf(work: () => number): number {
  work()
  const startedAt = performance.now()
  for (let round = 0; round < rounds; round += 1) work()
  return (performance.now() - startedAt) / rounds
}

/** After a sweep where the process allows one (`node --expose-gc`). */
function usedBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function madeUp(index: number): IndexedProduct {
  const from = (entries: readonly { value: string }[], step: number) =>
    entries[(index * step) % entries.length]?.value ?? ''
  const facets = {
    kind: [index % 5 === 0 ? 'electronic' : 'key_blank'],
    'key-type': [from(keyTypes.entries, 1)],
    'lock-brand': [from(lockBrands.entries, 1), from(lockBrands.entries, 7)],
    'vehicle-make': [from(vehicleMakes.entries, 1), from(vehicleMakes.entries, 3), from(vehicleMakes.entries, 5)],
    material: [from(materials.entries, 3)],
    status: [index % 9 === 0 ? 'discontinued' : 'active'],
  }
  const code = `NOR-${index}R`
  return {
    id: index,
    uuid: `7d3f0c52-1f0e-4a57-9b1e-${String(index).padStart(12, '0')}`,
    code,
    name: `Llave plana ${code} de ${3 + (index % 9)} cortes`,
    isNew: index % 40 === 0,
    since: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.000Z`,
    categories: [`7d3f0c52-1f0e-4a57-9b1e-${String(index % 120).padStart(12, 'c')}`],
    facets,
  }
}
