import type { Product, ProductSpec } from 'component-schemas/content-types/product/schema.ts'

type Values = readonly (string | number | undefined)[]

/** One property that distinguishes products, under its name in addresses. */
export type ProductFacet = {
  name: string
  read: (product: Product) => Values
  /** More values than this are no choice but a second list: the facet waits until others have narrowed it. */
  mostValues?: number
}

/** In the order in which a reader narrows a list: what it is first, what it is made of later. */
export const productFacets: readonly ProductFacet[] = [
  { name: 'kind', read: ({ kind }) => [kind] },
  { name: 'key-type', read: from('spec_key_blank', ({ keyType }) => [keyType]) },
  { name: 'lock-brand', read: from('spec_key_blank', ({ lockBrands }) => lockBrands) },
  { name: 'length', read: from('spec_key_blank', ({ bladeLengthMm }) => [lengthRangeOf(bladeLengthMm)]) },
  { name: 'profile', read: from('spec_key_blank', ({ profile }) => [profile]), mostValues: 12 },
  { name: 'cuts', read: from('spec_key_blank', ({ cuts }) => [cuts]) },
  { name: 'groove', read: from('spec_key_blank', ({ hand }) => [hand]) },
  { name: 'machine-type', read: from('spec_machine', ({ machineType }) => [machineType]) },
  { name: 'operation', read: from('spec_machine', ({ operations }) => operations) },
  { name: 'device', read: from('spec_electronic', ({ deviceType }) => [deviceType]) },
  { name: 'frequency', read: from('spec_electronic', ({ frequencyMHz }) => [frequencyMHz]) },
  { name: 'chip', read: chipOf },
  { name: 'form', read: from('spec_cylinder', ({ form }) => [form]) },
  { name: 'security-grade', read: from('spec_cylinder', ({ securityGrade }) => [securityGrade]) },
  { name: 'vehicle-make', read: ({ compatibility = [] }) => compatibility.map(({ make }) => make) },
  { name: 'maker', read: ({ crossRefs = [] }) => crossRefs.map(({ makerBrand }) => makerBrand) },
  { name: 'material', read: materialOf },
  { name: 'status', read: ({ status }) => [status] },
]

export const productFacetNames: readonly string[] = productFacets.map(({ name }) => name)

/** The exact length lies among the values of products under this name, which no address may choose. */
export const exactLength = 'length-mm'

/** Values that products are only sorted by. */
const sortValues: readonly ProductFacet[] = [
  { name: exactLength, read: from('spec_key_blank', ({ bladeLengthMm }) => [bladeLengthMm]) },
]

/** A product's values by facet; facets without any are left out. */
export type FacetValues = Readonly<Record<string, readonly string[]>>

/** The facet values of a product; each once, as in an address. */
export function facetValuesOf(product: Product): FacetValues {
  return Object.fromEntries(
    [...productFacets, ...sortValues].flatMap(({ name, read }) => {
      const values = [...new Set(read(product).filter((value) => value !== undefined && value !== ''))].map(String)
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}

/** Lengths are chosen in steps of this many millimetres: a measured key is a few tenths longer or shorter. */
const lengthStep = 5

/** `25-30` for a blade of 25 mm and of 29.9 mm. */
function lengthRangeOf(millimetres: number | undefined): string | undefined {
  if (millimetres === undefined) return undefined
  const least = Math.floor(millimetres / lengthStep) * lengthStep
  return `${least}-${least + lengthStep}`
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
