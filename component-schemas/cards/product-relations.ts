import type { Product } from '../content-types/product/schema.ts'

/** How one product leads to others, in the order in which a page shows them. */
export const relationNames = [
  'replacedBy',
  'replaces',
  'machines',
  'tools',
  'blades',
  'supplied',
  'accessories',
  'related',
] as const

export type RelationName = (typeof relationNames)[number]

/** The uuids of other products by how this one leads to them, each once; the technical data of its kind included. */
export function relatedProducts(product: Product): Record<RelationName, readonly string[]> {
  const { spec } = product
  const inSpec = specRelations(spec)
  return {
    replacedBy: listOf(product.replacedBy),
    replaces: listOf(product.replaces),
    machines: listOf(product.usedOnMachines, inSpec.machines),
    tools: listOf(inSpec.tools),
    blades: listOf(inSpec.blades),
    supplied: listOf(inSpec.supplied),
    accessories: listOf(product.accessories, inSpec.accessories),
    related: listOf(product.related),
  }
}

type References = string | readonly string[] | undefined

function specRelations(spec: Product['spec']): Partial<Record<RelationName, References>> {
  switch (spec.component) {
    case 'spec_machine':
      return { supplied: spec.suppliedAccessories, accessories: spec.optionalAccessories }
    case 'spec_electronic':
      return { tools: spec.tools, blades: spec.bladeRef }
    case 'spec_accessory':
      return { machines: spec.fits }
    default:
      return {}
  }
}

function listOf(...references: readonly References[]): string[] {
  return [...new Set(references.flatMap((one) => one ?? []))]
}
