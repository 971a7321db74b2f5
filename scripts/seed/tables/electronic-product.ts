import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { z } from 'zod'
import { namesOf } from './datasource-label.ts'
import { generalContent, present, productReference, slugOfCode } from './general-content.ts'
import type { ProductMaker } from './product-maker.ts'
import { productRow } from './product-row.ts'
import type { Say, TableLocale } from './wording.ts'

const categories = {
  transponder: 'transpondedores',
  remote: 'mandos',
  shell: 'mandos',
  programmer: 'programadores',
  cloner: 'programadores',
} as const

const electronicRow = productRow.extend({
  device: z.enum(keysOf(categories)),
  chip: z.string(),
  mhz: z.number().optional(),
  modulation: z.enum(['ask', 'fsk']).optional(),
  buttons: z.int().default(0),
  battery: z.string().optional(),
  blade: z.string().optional(),
  board: z.string().optional(),
  number: z.string(),
  tools: z.array(z.string()).default([]),
})

type ElectronicRow = z.output<typeof electronicRow>

/** A transponder, remote, shell or device, with all content derived from its row. */
export const electronicProduct: ProductMaker<ElectronicRow> = {
  table: 'electronics',
  wording: 'electronic-wording',
  row: electronicRow,
  content: (row, say, locale) => {
    const details = detailsOf(row, locale)
    return {
      ...generalContent(row),
      name: say('name', details),
      subtitle: say('subtitle', details),
      kind: 'electronic',
      categories: [`@category/${categories[row.device]}`, '@category/llaves-de-automocion'],
      summary: say('summary', details),
      description: say('number', { number: row.number }),
      highlights: [say('point_pack', { unit: row.pack[0] }), say('point_year', { year: String(row.year) })],
      images: imagesOf(row, say),
      spec: [specOf(row)],
    }
  },
}

function detailsOf(row: ElectronicRow, locale: TableLocale) {
  const { code, device, mhz = 0, buttons, board = '', battery = '' } = row
  const chip = namesOf('chip', [row.chip], locale)
  const make = namesOf(
    'vehicle',
    row.vehicles.map(([name]) => name),
    locale,
  )
  return { code, device, chip, make, frequency: mhz, buttons, board, battery }
}

function imagesOf({ code, device }: ElectronicRow, say: Say) {
  return [{ picture: `product/${slugOfCode(code)}/front`, alt: say('alt_front', { code, device }) }]
}

function specOf(row: ElectronicRow) {
  return present({
    component: 'spec_electronic',
    deviceType: row.device,
    chipFamily: row.chip,
    frequencyMHz: row.mhz,
    modulation: row.modulation,
    rolling: row.modulation === undefined ? undefined : true,
    buttons: row.buttons === 0 ? undefined : row.buttons,
    battery: row.battery,
    bladeRef: row.blade && productReference(row.blade),
    boardChip: row.board,
    partNumbers: [row.number],
    approvals: row.mhz !== undefined && row.mhz > 1 ? ['EN 300 220'] : [],
    tools: row.tools.map(productReference),
  })
}
