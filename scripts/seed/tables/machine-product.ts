import { machineOperations } from 'component-schemas/datasources/machine-datasources.ts'
import { z } from 'zod'
import { generalContent, present, productReference, slugOfCode } from './general-content.ts'
import type { ProductMaker } from './product-maker.ts'
import { productRow } from './product-row.ts'
import type { Say } from './wording.ts'

const operations = new Set(machineOperations.entries.map(({ value }) => value))

const machineRow = productRow.extend({
  name: z.string(),
  type: z.enum(['manual', 'semi_automatic', 'electronic']),
  operations: z.array(z.string().refine((value) => operations.has(value))).min(1),
  axes: z.int(),
  cutterMm: z.number(),
  rpm: z.int(),
  clamp: z.enum(['reversible', 'rotary', 'prism', 'universal']),
  jawMm: z.number(),
  longestMm: z.number(),
  decoder: z.enum(['none', 'optical', 'contact']),
  screenCm: z.number().optional(),
  ports: z.array(z.enum(['usb', 'ethernet', 'wifi', 'bluetooth'])).default([]),
  cards: z.int().optional(),
  updates: z.enum(['none', 'usb', 'online']),
  /** Width, depth and height in millimetres. */
  size: z.tuple([z.int(), z.int(), z.int()]),
  kg: z.number(),
  watts: z.int(),
  db: z.number(),
  seconds: z.int(),
  months: z.int(),
})

type MachineRow = z.output<typeof machineRow>

/** A machine, with all content derived from its row. */
export const machineProduct: ProductMaker<MachineRow> = {
  table: 'machines',
  wording: 'machine-wording',
  row: machineRow,
  title: ({ name }) => name,
  content: (row, say) => ({
    ...generalContent(row),
    name: say(row.type, { name: row.name }),
    subtitle: say('subtitle', { decoder: row.decoder, jaw: row.jawMm, longest: row.longestMm }),
    kind: 'machine',
    categories: [
      `@category/${row.type === 'manual' ? 'duplicadoras-manuales' : 'maquinas-electronicas'}`,
      '@category/maquinas',
    ],
    summary: `${say('work', { type: row.type, speed: row.rpm })} ${placeOf(row, say)}`,
    description: descriptionOf(row, say),
    highlights: [
      say('point_time', { kinds: row.operations.length, seconds: row.seconds }),
      ...(row.screenCm === undefined ? [] : [say('display', { size: row.screenCm })]),
      say('point_year', { year: String(row.year) }),
    ],
    images: imagesOf(row, say),
    spec: [specOf(row, say)],
  }),
}

function placeOf({ kg, size: [width, depth] }: MachineRow, say: Say): string {
  return say('place', { kilograms: kg, width, depth })
}

function descriptionOf(row: MachineRow, say: Say): string {
  const { watts: power, db: noise, cards, months } = row
  const details = cards === undefined ? say('quiet', { power, noise, months }) : say('memory', { cards, power, noise })
  return `${say('advice', { type: row.type })}\n\n${details}`
}

function imagesOf({ code, name, size: [width, depth, height] }: MachineRow, say: Say) {
  const picture = (view: string, alt: string) => ({ picture: `product/${slugOfCode(code)}/${view}`, alt })
  return [
    picture('front', say('alt_front', { name })),
    picture('in-use', say('alt_use', { name })),
    picture('measures', say('alt_measures', { name, width, depth, height })),
  ]
}

function specOf(row: MachineRow, say: Say) {
  const [widthMm, depthMm, heightMm] = row.size
  return present({
    component: 'spec_machine',
    machineType: row.type,
    operations: row.operations,
    axes: row.axes,
    cutter: say('cutter', { type: row.type, diameter: row.cutterMm }),
    cutterSpeedRpm: row.rpm,
    clampType: say('clamp', { clamp: row.clamp }),
    jawOpeningMm: row.jawMm,
    maxKeyLengthMm: row.longestMm,
    decoder: row.decoder,
    display: row.screenCm === undefined ? undefined : say('display', { size: row.screenCm }),
    connectivity: row.ports,
    memoryCards: row.cards,
    updates: row.updates,
    widthMm,
    depthMm,
    heightMm,
    weightKg: row.kg,
    motorPowerW: row.watts,
    supplyVoltageV: 230,
    supplyFrequencyHz: 50,
    noiseDb: row.db,
    optionalAccessories: row.accessories.map(productReference),
    certification: ['ce', 'en_60204_1', 'en_iso_12100', 'rohs'],
    warrantyMonths: row.months,
  })
}
