import { expect, test } from 'vitest'
import { product } from '../content-types/product/schema.ts'
import { exampleStories } from '../schema/example-values.ts'
import { relatedProducts } from './product-relations.ts'

const uuid = (number: number) => `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c00${number}`
const wire = { component: 'product', _uid: 'p', code: 'A-1', name: 'A', categories: [exampleStories.category] }

function relationsOf(content: object) {
  const all = relatedProducts(product.content.parse({ ...wire, ...content }))
  return Object.fromEntries(Object.entries(all).filter(([, uuids]) => uuids.length > 0))
}

test('a machine leads to what is in its box and to what can be ordered with it, each once', () => {
  const machine = { component: 'spec_machine', _uid: 's', machineType: 'manual', operations: ['flat'] }
  const spec = [{ ...machine, suppliedAccessories: [uuid(1)], optionalAccessories: [uuid(2), uuid(3)] }]
  expect(relationsOf({ kind: 'machine', spec, accessories: [uuid(2)] })).toEqual({
    supplied: [uuid(1)],
    accessories: [uuid(2), uuid(3)],
  })
})

test('a part leads to the machines it fits, a remote control to its blade and its tools', () => {
  const part = [{ component: 'spec_accessory', _uid: 's', fits: [uuid(1)] }]
  expect(relationsOf({ kind: 'accessory', spec: part, usedOnMachines: [uuid(2), uuid(1)] })).toEqual({
    machines: [uuid(2), uuid(1)],
  })
  const remote = [
    { component: 'spec_electronic', _uid: 's', deviceType: 'remote', bladeRef: uuid(1), tools: [uuid(2)] },
  ]
  expect(relationsOf({ kind: 'electronic', spec: remote })).toEqual({ blades: [uuid(1)], tools: [uuid(2)] })
})

test('a product leads to its successor and to those it takes the place of', () => {
  const key = [{ component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'] }]
  expect(relationsOf({ kind: 'key_blank', spec: key, replacedBy: uuid(1), replaces: [uuid(2)] })).toEqual({
    replacedBy: [uuid(1)],
    replaces: [uuid(2)],
  })
})
