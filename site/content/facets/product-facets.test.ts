import { product } from 'component-schemas/content-types/product/schema.ts'
import { exampleStories } from 'component-schemas/schema/example-values.ts'
import { expect, test } from 'vitest'
import { filterNames } from '#site/routing/query/filter-names.ts'
import { facetValuesOf, productFacetNames } from './product-facets.ts'

const wire = { component: 'product', _uid: 'p', code: 'A-1', name: 'A', categories: [exampleStories.category] }

function valuesOf(content: object) {
  return facetValuesOf(product.content.parse({ ...wire, ...content }))
}

test('every facet has a parameter of its own among those that an address may carry', () => {
  expect(new Set(productFacetNames).size).toBe(productFacetNames.length)
  expect(filterNames).toEqual(expect.arrayContaining([...productFacetNames]))
})

test('a key blank is found by its type, brands, chip, material and vehicles, each once', () => {
  const spec = { component: 'spec_key_blank', _uid: 's', keyType: 'dimple', lockBrands: ['nordala'], chip: 'zt-1' }
  const fit = { component: 'vehicle_fit', make: 'alvora', model: 'Tres' }
  const compatibility = [
    { ...fit, _uid: 'a' },
    { ...fit, _uid: 'b', model: 'Seis' },
  ]
  expect(valuesOf({ kind: 'key_blank', spec: [{ ...spec, material: 'brass' }], compatibility })).toEqual({
    kind: ['key_blank'],
    'key-type': ['dimple'],
    'lock-brand': ['nordala'],
    chip: ['zt-1'],
    'vehicle-make': ['alvora'],
    material: ['brass'],
    status: ['active'],
  })
})

test('numbers stand in addresses with a point', () => {
  const spec = [{ component: 'spec_electronic', _uid: 's', deviceType: 'remote', frequencyMHz: '433.92' }]
  expect(valuesOf({ kind: 'electronic', spec })['frequency']).toEqual(['433.92'])
})

test('a key blank is found by its measures, its lengths in steps, and by the makers whose codes it replaces', () => {
  const spec = { component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'], profile: 'NR6' }
  const measures = { bladeLengthMm: '29.9', cuts: '6', hand: 'right' }
  const code = { component: 'cross_reference', makerBrand: 'cavelin' }
  const crossRefs = [
    { ...code, _uid: 'a', code: 'CV-1' },
    { ...code, _uid: 'b', code: 'CV-2' },
  ]
  const found = valuesOf({ kind: 'key_blank', spec: [{ ...spec, ...measures }], crossRefs })
  expect(found).toMatchObject({
    length: ['25-30'],
    profile: ['NR6'],
    cuts: ['6'],
    groove: ['right'],
    maker: ['cavelin'],
  })
  expect(valuesOf({ kind: 'key_blank', spec: [{ ...spec, bladeLengthMm: '30' }] })['length']).toEqual(['30-35'])
})

test('a product has no value in the facets of another kind', () => {
  const spec = [{ component: 'spec_machine', _uid: 's', machineType: 'manual', operations: ['flat', 'laser'] }]
  expect(valuesOf({ kind: 'machine', spec })).toEqual({
    kind: ['machine'],
    'machine-type': ['manual'],
    operation: ['flat', 'laser'],
    status: ['active'],
  })
})
