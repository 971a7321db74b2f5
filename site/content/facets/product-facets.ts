import type { Product, ProductSpec } from 'component-schemas/content-types/product/schema.ts'

type Values = readonly (string | number | undefined)[]

/** One property that distinguishes products, under its name in addresses. */
export type ProductFacet = {
  name: string
  read: (product: Product) => Values
}

/** In the order in which a reader narrows a list: what it is first, what it is made of later. */
export const productFacets: readonly ProductFacet[] = [
  { name: 'kind', read: ({ kind }) => [kind] },
  { name: 'key-type', read: from('spec_key_blank', ({ keyType }) => [keyType]) },
  { name: 'lock-brand', read: from('spec_key_blank', ({ lockBrands }) => lockBrands) },
  { name: 'machine-type', read: from('spec_machine', ({ machineType }) => [machineType]) },
  { name: 'operation', read: from('spec_machine', ({ operations }) => operations) },
  { name: 'device', read: from('spec_electronic', ({ deviceType }) => [deviceType]) },
  { name: 'frequency', read: from('spec_electronic', ({ frequencyMHz }) => [frequencyMHz]) },
  { name: 'chip', read: chipOf },
  { name: 'form', read: from('spec_cylinder', ({ form }) => [form]) },
  { name: 'security-grade', read: from('spec_cylinder', ({ securityGrade }) => [securityGrade]) },
  { name: 'vehicle-make', read: ({ compatibility = [] }) => compatibility.map(({ make }) => make) },
  { name: 'material', read: materialOf },
  { name: 'status', read: ({ status }) => [status] },
]

export const productFacetNames: readonly string[] = productFacets.map(({ name }) => name)

/** A product's values by facet; facets without any are left out. */
export type FacetValues = Readonly<Record<string, readonly string[]>>

/** The facet values of a product; each once, as in an address. */
export function facetValuesOf(product: Product): FacetValues {
  return Object.fromEntries(
    productFacets.flatMap(({ name, read }) => {
      const values = [...new Set(read(product).filter((value) => value !== undefined && value !== ''))].map(String)
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}

function from<Name extends ProductSpec['component']>(
  component: Name,
  read: (spec: Extract<ProductSpec, { component: Name }>) => Values,
): ProductFacet['read'] {
  return ({ spec }) => (spec.component === component ? read(spec as Extract<ProductSpec, { component: Name }>) : [])
}

function chipOf({ spec }: Product): Values {
  if (spec.component === 'spec_key_blank') return [spec.chip]
  return spec.component === 'spec_electronic' ? [spec.chipFamily] : []
}

function materialOf({ spec }: Product): Values {
  return spec.component === 'spec_key_blank' || spec.component === 'spec_accessory' ? [spec.material] : []
}
