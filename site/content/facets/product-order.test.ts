import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeUpProduct } from './made-up-product.fixture.ts'
import { wordOrders } from './product-orders.ts'
import { type ProductTable, productTable } from './product-table.ts'

const orders = wordOrders('es-ES')
const words = fc.constantFrom('llave', 'Llave', 'llavín', 'ñandú', 'nube', 'órbita', 'orbe', 'zeta', 'máquina 2', '')
const products = fc
  .array(fc.record({ name: words, code: fc.stringMatching(/^[AB]-\d{1,3}$/) }), { maxLength: 40 })
  .map((some) => some.map((one, index) => madeUpProduct(index + 1, one)))

const whole = { selection: {} }
const inOrder = (table: ProductTable, sort: 'name' | 'code') => table.uuids(whole, { sort, from: 0, limit: 5000 })

test('products stand in their order, whether they came at first or later, and whatever they were before', async () => {
  await fc.assert(
    fc.asyncProperty(products, fc.nat(40), fc.array(fc.nat(39)), async (all, first, changed) => {
      const table = productTable('es-ES')
      table.add(all.slice(0, first))
      await table.placeAll()
      for (const product of all.slice(first)) table.put([product])
      const last = new Map(all.map((product) => [product.id, product]))
      for (const at of changed) {
        const product = all[at]
        if (product === undefined) continue
        const renamed = { ...product, name: `${product.name} b`, code: 'A-7' }
        table.put([renamed])
        last.set(renamed.id, renamed)
      }
      const named = new Map([...last.values()].map((product) => [product.uuid, product]))
      for (const sort of ['name', 'code'] as const) {
        const seen = inOrder(table, sort).flatMap((uuid) => named.get(uuid) ?? [])
        expect(seen).toHaveLength(all.length)
        expect(seen.toSorted(orders[sort])).toEqual(seen)
      }
      table.close()
    }),
  )
})

test('products that come between the same two again and again stand in their order', () => {
  const table = productTable('es-ES')
  const code = (id: number) => `A-${id}`
  table.put([madeUpProduct(1, { code: code(1) }), madeUpProduct(200, { code: code(200) })])
  for (let id = 199; id > 1; id -= 1) table.put([madeUpProduct(id, { code: code(id) })])
  expect(inOrder(table, 'code')).toEqual(Array.from({ length: 200 }, (_, index) => `u-${index + 1}`))
  table.close()
})

test('thousands that come together are all placed', async () => {
  const table = productTable('es-ES')
  const ids = Array.from({ length: 2501 }, (_, index) => ((index * 1009) % 2501) + 1)
  table.add(ids.map((id) => madeUpProduct(id)))
  expect(inOrder(table, 'code')).toEqual([])
  await table.placeAll()
  expect(inOrder(table, 'code')).toEqual(ids.toSorted((a, b) => a - b).map((id) => `u-${id}`))
  table.close()
})
