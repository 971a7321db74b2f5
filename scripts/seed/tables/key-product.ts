import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { sourceLocale } from 'site/routing/locales.ts'
import { z } from 'zod'
import { namesOf } from './datasource-label.ts'
import { generalContent, present, slugOfCode } from './general-content.ts'
import type { ProductMaker } from './product-maker.ts'
import { productRow } from './product-row.ts'
import type { Say, TableLocale } from './wording.ts'

const advice = {
  cylinder_key: 'advice_edge',
  flat_key: 'advice_edge',
  dimple_key: 'advice_dimple',
  laser_key: 'advice_vehicle',
  vehicle_key: 'advice_vehicle',
  tubular_key: 'advice_tubular',
  bit_key: 'advice_bit',
  cruciform_key: 'advice_edge',
} as const

type Family = keyof typeof advice

const keyTypes: Readonly<Record<Family, string>> = {
  cylinder_key: 'cylinder',
  flat_key: 'flat',
  dimple_key: 'dimple',
  laser_key: 'laser',
  vehicle_key: 'vehicle',
  tubular_key: 'tubular',
  bit_key: 'bit',
  cruciform_key: 'cruciform',
}

/** The usual machine first. */
const machines: Readonly<Record<Family, readonly string[]>> = {
  cylinder_key: ['PUNTO-2', 'PUNTO-3', 'TITAN-E3'],
  flat_key: ['PUNTO-1', 'PUNTO-2'],
  dimple_key: ['RONDA-5', 'TITAN-E3'],
  laser_key: ['TITAN-E3', 'TITAN-E5'],
  vehicle_key: ['PUNTO-3', 'TITAN-E3'],
  tubular_key: ['RONDA-7'],
  bit_key: ['PUNTO-4'],
  cruciform_key: ['PUNTO-4', 'TITAN-E3'],
}

const categories: Readonly<Record<Family, readonly string[]>> = {
  cylinder_key: ['llaves-de-cilindro', 'llaves-residenciales'],
  flat_key: ['llaves-de-mueble', 'llaves-residenciales'],
  dimple_key: ['llaves-de-puntos', 'llaves-residenciales'],
  laser_key: ['llaves-de-vehiculo', 'llaves-de-automocion'],
  vehicle_key: ['llaves-de-vehiculo', 'llaves-de-automocion'],
  tubular_key: ['llaves-tubulares-y-de-cruz', 'llaves-residenciales'],
  bit_key: ['llaves-de-paleton', 'llaves-residenciales'],
  cruciform_key: ['llaves-tubulares-y-de-cruz', 'llaves-residenciales'],
}

const keyRow = productRow.extend({
  family: z.enum(keysOf(advice)),
  brands: z.tuple([z.string()], z.string()),
  profile: z.string(),
  bow: z.enum(['round', 'square', 'hexagon', 'oval', 'trefoil', 'plastic']),
  /** Length, height and thickness of the blade in millimetres. */
  size: z.tuple([z.number(), z.number(), z.number()]),
  /** Of both faces; shafts and tubes have none. */
  grooves: z.int().optional(),
  cuts: z.int(),
  sides: z.enum(['one', 'both', 'around']),
  depths: z.int(),
  spacing: z.number(),
  bitting: z.string().regex(/^\d+(-\d+)+$/),
  stop: z.enum(['shoulder', 'tip']),
  hand: z.enum(['left', 'right', 'both']),
  material: z.enum(['brass', 'nickel_silver', 'steel', 'stainless_steel']),
  finish: z.enum(['plain', 'polished', 'nickel_plated']),
  chip: z.string().optional(),
  /** First and last code of the series. */
  series: z.tuple([z.string(), z.string()]),
  original: z.string(),
})

type KeyRow = z.output<typeof keyRow>

/** A blank, with all content derived from its row. */
export const keyProduct: ProductMaker<KeyRow> = {
  table: 'keys',
  wording: 'key-wording',
  row: keyRow,
  content: (row, say, locale) => ({
    ...generalContent(row),
    name: say(row.family, { code: row.code }),
    subtitle: subtitleOf(row, say, locale),
    kind: 'key_blank',
    categories: categories[row.family].map((name) => `@category/${name}`),
    summary: `${detailsOf(row, say)[0]} ${say('metal', { metal: metalOf(row) })}`,
    description: descriptionOf(row, say, locale),
    highlights: highlightsOf(row, say),
    images: imagesOf(row, say, locale),
    spec: [specOf(row)],
    variants: row.variants.map(([code, finish, ean]) => ({
      component: 'product_variant',
      code,
      name: say('finish_variant', { finish }),
      finish,
      unitQuantity: row.pack[0],
      ean,
    })),
    usedOnMachines: machines[row.family].map((code) => `@product/${slugOfCode(code)}`),
  }),
}

/** The main feature of a key: the vehicle, its chip, a missing shoulder, or else its cuts. */
function subtitleOf(row: KeyRow, say: Say, locale: TableLocale): string {
  const { profile, cuts, depths } = row
  const [fit] = row.vehicles
  if (fit) {
    const details = { profile, make: namesOf('vehicle', [fit[0]], locale), year: String(fit[2]) }
    if (!row.chip) return say('subtitle_vehicle', details)
    return say('subtitle_chip', { ...details, chip: namesOf('chip', [row.chip], locale) })
  }
  const brands = namesOf('lock', row.brands, locale)
  return row.stop === 'tip'
    ? say('subtitle_tip', { profile, brands, depths })
    : say('subtitle', { profile, brands, cuts })
}

/** Assigns cuts and blade to summary and description, alternating so that neighbours differ. */
function detailsOf({ code, profile, size, spacing, depths }: KeyRow, say: Say): [string, string] {
  const [length, height, thickness] = size
  const cuts = say('spacing', { spacing, depths })
  const blade = say('measures', { profile, length, height, thickness })
  const letters = [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return letters % 2 === 0 ? [cuts, blade] : [blade, cuts]
}

function descriptionOf(row: KeyRow, say: Say, locale: TableLocale): string {
  const [from, to] = row.series
  const brand = namesOf('lock', [row.brands[0]], locale)
  return [
    `${detailsOf(row, say)[1]} ${say('series', { from, to, original: row.original, brand })}`,
    `${say('stop', { stop: row.stop })} ${say(advice[row.family])}`,
  ].join('\n\n')
}

function highlightsOf(row: KeyRow, say: Say): string[] {
  const [unit, box] = row.pack
  return [
    say('point_profile', { profile: row.profile, tolerance: row.family === 'flat_key' ? 0.03 : 0.02 }),
    ...(box === null ? [] : [say('point_pack', { unit, box })]),
    say('point_year', { year: String(row.year) }),
  ]
}

function imagesOf(row: KeyRow, say: Say, locale: TableLocale) {
  const [, height, thickness] = row.size
  const brand = namesOf('lock', [row.brands[0]], locale)
  const picture = (view: string, alt: string) => ({ picture: `product/${slugOfCode(row.code)}/${view}`, alt })
  return [
    picture('front', say('alt_front', { code: row.code, bow: row.bow })),
    picture('section', say('alt_section', { profile: row.profile, height, thickness })),
    picture('in-use', say('alt_use', { code: row.code, brand })),
  ]
}

function metalOf({ material, finish }: KeyRow): string {
  return material === 'brass' && finish === 'nickel_plated' ? 'nickel_plated' : material
}

function specOf(row: KeyRow) {
  const { profile, grooves, cuts, sides, depths, bitting, stop, hand, material, finish } = row
  const [bladeLengthMm, bladeHeightMm, bladeThicknessMm] = row.size
  return present({
    component: 'spec_key_blank',
    keyType: keyTypes[row.family],
    profile,
    bowShape: row.bow,
    bladeLengthMm,
    bladeHeightMm,
    bladeThicknessMm,
    grooves,
    cuts,
    cutSides: sides,
    depths,
    spacingMm: row.spacing,
    bitting,
    stop,
    hand,
    material,
    finish,
    lockBrands: row.brands,
    originalRef: row.original,
    // The columns' headings are not shown; the page has its own in every language.
    codeSeries: {
      head: ['Desde', 'Hasta', 'Fabricante'],
      rows: [[...row.series, namesOf('lock', [row.brands[0]], sourceLocale)]],
    },
    chip: row.chip,
    cloneable: row.chip !== undefined || undefined,
  })
}
