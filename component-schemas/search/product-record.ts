import type { Product } from '../content-types/product/schema.ts'
import { crossReferenceBrands, lockBrands } from '../datasources/brand-datasources.ts'
import { labelOf } from '../datasources/define-datasource.ts'
import { keyTypes } from '../datasources/key-types.ts'
import { materials } from '../datasources/materials.ts'
import { codeForms, codeSkeleton, compactCode } from './code-forms.ts'
import { parseCodeSeries, seriesBlocks } from './match/code-series.ts'
import { vehicleText } from './match/vehicle-text.ts'
import type { RecordContext, RecordParts } from './search-record.ts'

/** Last year of vehicles that are still made. */
const latestYear = 2035

/** All searchable data of a product: its codes, codes of other makers, vehicles, kind. */
export function productRecord(product: Product, context: RecordContext): RecordParts {
  const { locale } = context
  const own = [product.code, ...product.variants.map(({ code }) => code)]
  const whole = [...own, ...product.crossRefs.map(({ code }) => code), ...eans(product)]
  const spec = product.spec
  const brands = 'lockBrands' in spec ? spec.lockBrands : []
  const makes = [...new Set(product.compatibility.map(({ make }) => make))]
  const keyType = 'keyType' in spec ? spec.keyType : undefined
  const material = 'material' in spec ? spec.material : undefined
  const categories = categoryPaths(product.categories, context)
  const [image] = product.images
  return {
    section: 'product',
    name: product.name,
    code: product.code,
    ...(product.summary && { summary: product.summary }),
    ...(image && { image: { src: image.src, alt: image.alt } }),
    text: [product.subtitle, product.summary, ...product.highlights].filter(Boolean).join(' '),
    codes: [...new Set(own.flatMap(codeForms))],
    ...codesOfRows(product, locale),
    codeKeys: [...new Set(whole.map(compactCode))],
    codeSkeletons: [...new Set(whole.map(codeSkeleton))],
    crossRefs: product.crossRefs.flatMap(({ makerBrand, code }) => {
      const maker = labelOf(crossReferenceBrands, makerBrand, locale)
      return codeForms(code).map((form) => `${maker} ${form}`)
    }),
    vehicles: product.compatibility.map((fit) => vehicleText(fit, locale)),
    keywords: keywords(product, { brands, keyType, material, locale, categories: categories.lvl0 }),
    ean: eans(product),
    ...seriesParts(product, locale),
    kind: product.kind,
    ...(keyType && { keyType }),
    ...(material && { material }),
    lockBrand: brands,
    vehicleMake: makes,
    categories,
    ...(product.year !== undefined && { year: product.year }),
    boost: product.status === 'discontinued' ? 5 : 40,
    refs: [...new Set([...product.categories, ...parentsOf(product.categories, context)])],
  }
}

/** Names of categories for a tree of two levels: `Keys`, and `Keys > Cylinder keys`. */
function categoryPaths(
  uuids: readonly string[],
  { related }: Pick<RecordContext, 'related'>,
): { lvl0: string[]; lvl1: string[] } {
  const lvl0 = new Set<string>()
  const lvl1 = new Set<string>()
  for (const uuid of uuids) {
    const category = related(uuid)
    if (!category) continue
    const parent = category.parent === undefined ? undefined : related(category.parent)
    lvl0.add(parent?.name ?? category.name)
    if (parent) lvl1.add(`${parent.name} > ${category.name}`)
  }
  return { lvl0: [...lvl0], lvl1: [...lvl1] }
}

/** Their names are in the record too. */
function parentsOf(categories: readonly string[], { related }: RecordContext): string[] {
  return categories.flatMap((uuid) => related(uuid)?.parent ?? [])
}

type Fit = Product['compatibility'][number]

/** Every year in which a vehicle was made, because a query names one of them. */
function yearsOf({ fromYear, toYear }: Fit): number[] {
  if (fromYear === undefined) return []
  const last = Math.min(toYear ?? latestYear, latestYear)
  return Array.from({ length: Math.max(0, last - fromYear + 1) }, (_, index) => fromYear + index)
}

type Details = {
  brands: readonly string[]
  keyType: string | undefined
  material: string | undefined
  locale: string
  categories: readonly string[]
}

function keywords(product: Product, { brands, keyType, material, locale, categories }: Details): string[] {
  const spec = product.spec
  const words: (string | undefined)[] = [
    ...brands.map((brand) => labelOf(lockBrands, brand, locale)),
    keyType && labelOf(keyTypes, keyType, locale),
    material && labelOf(materials, material, locale),
    ...categories,
    'profile' in spec ? spec.profile : undefined,
    'originalRef' in spec ? spec.originalRef : undefined,
    ...new Set(product.compatibility.flatMap(yearsOf).map(String)),
  ]
  return words.flatMap((word) => word || [])
}

function eans(product: Product): string[] {
  return [product.packaging?.ean, ...product.variants.map(({ ean }) => ean)].flatMap((ean) => ean ?? [])
}

/** The codes of the page's rows, to say which of them a query names. */
function codesOfRows({ variants, crossRefs }: Product, locale: string): Pick<RecordParts, 'variants' | 'equivalents'> {
  const equivalents = crossRefs.map(({ makerBrand, code, match }) => ({
    brand: makerBrand,
    maker: labelOf(crossReferenceBrands, makerBrand, locale),
    code,
    match,
  }))
  return {
    ...(variants.length > 0 && { variants: variants.map(({ code }) => code) }),
    ...(equivalents.length > 0 && { equivalents }),
  }
}

/** The code series of a blank, and those of the vehicles it fits. */
function seriesParts({ spec, compatibility }: Product, locale: string): Pick<RecordParts, 'series' | 'seriesBlocks'> {
  const rows = 'codeSeries' in spec ? (spec.codeSeries?.rows ?? []) : []
  // Columns as the schema states them: from, to, maker.
  const own = rows.flatMap(([from = '', to = '', maker]) =>
    seriesBlocks([{ from, to }]).length > 0 ? [{ from, to, ...(maker && { maker }) }] : [],
  )
  const ofVehicles = compatibility.flatMap((fit) =>
    parseCodeSeries(fit.codeSeries ?? '').map((series) => ({ ...series, vehicle: vehicleText(fit, locale) })),
  )
  const series = [...own, ...ofVehicles]
  return series.length > 0 ? { series, seriesBlocks: seriesBlocks(series) } : {}
}
