import type { BlankChoices } from '#site/content/facets/blanks/blank-columns.ts'
import type { Vehicle, VehicleModel } from '#site/content/facets/blanks/fit-rows.ts'
import type { MeasuredKey } from '#site/content/facets/blanks/measured-key.ts'
import type { MeasureName } from '#site/content/facets/blanks/nearness.ts'
import type { ProductIndex } from '#site/content/facets/product-table.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'

/** What the address of the finder chooses: nothing yet, a key as far as it is measured, or a vehicle as far as it is named. */
export type FinderChoice =
  | { by: 'nothing' }
  | { by: 'key'; keyType: string; measured: MeasuredKey; unread: UnreadLengths }
  | ({ by: 'vehicle' } & Vehicle)

/** What was typed for a length and is none that a blank can have. */
export type UnreadLengths = Readonly<Partial<Record<LengthName, string>>>

export type LengthName = 'length' | 'height'

/** Millimetres that a blank can have. */
export const lengthRanges: Readonly<Record<LengthName, { least: number; most: number }>> = {
  length: { least: 5, most: 200 },
  height: { least: 1, most: 60 },
}

/** The longest text of a field of a length. */
export const longestLength = 20

/** The parameter of each property. */
export const measureParameters: Readonly<Record<MeasureName, string>> = {
  length: 'length',
  height: 'height',
  head: 'head',
  cuts: 'cuts',
  grooves: 'grooves',
  sides: 'cut-sides',
}

/** The queries of a table of products that the finder needs. */
export type FinderIndex = Pick<ProductIndex, 'has' | 'blanks' | 'vehicles'>

/**
 * What an address chooses, unknown values left out. A key goes before a vehicle; the first of several values counts.
 * @param query as `parsePageQuery` reads it
 */
export function finderChoiceOf(query: PageQuery, index: FinderIndex): FinderChoice {
  const keyType = query['key-type']?.find((value) => index.has('key-type', value))
  if (keyType !== undefined) {
    return { by: 'key', keyType, measured: measuredIn(query, index.blanks.choices(keyType)), unread: unreadIn(query) }
  }
  const make = query['vehicle-make']?.find((value) => index.has('vehicle-make', value))
  if (make === undefined) return { by: 'nothing' }
  const model = modelNamed(query['model']?.[0], index.vehicles.models(make))
  return { by: 'vehicle', make, model, year: yearIn(query['year']?.[0]) }
}

/** The address of a choice: equal choices have equal addresses. */
export function queryOfChoice(choice: FinderChoice): PageQuery {
  if (choice.by === 'nothing') return {}
  const named =
    choice.by === 'key'
      ? [
          ['key-type', choice.keyType],
          ...Object.entries(measureParameters).map(([name, parameter]) => [
            parameter,
            choice.measured[name as MeasureName] ?? choice.unread[name as LengthName],
          ]),
        ]
      : [
          ['vehicle-make', choice.make],
          ['model', choice.model],
          ['year', choice.year],
        ]
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, [String(value)]]])))
}

function measuredIn(query: PageQuery, choices: BlankChoices): MeasuredKey {
  const first = (name: MeasureName) => query[measureParameters[name]]?.[0]
  const among = <Value extends string | number>(name: MeasureName, known: readonly Value[]) =>
    known.find((value) => String(value) === first(name))
  return {
    length: millimetresIn(first('length'), lengthRanges.length),
    height: millimetresIn(first('height'), lengthRanges.height),
    head: among('head', choices.heads),
    cuts: among('cuts', choices.cuts),
    grooves: among('grooves', choices.grooves),
    sides: among('sides', choices.sides),
  }
}

function unreadIn(query: PageQuery): UnreadLengths {
  const names: readonly LengthName[] = ['length', 'height']
  return Object.fromEntries(
    names.flatMap((name) => {
      const typed = query[measureParameters[name]]?.[0]?.trim().slice(0, longestLength).trim() ?? ''
      return typed === '' || millimetresIn(typed, lengthRanges[name]) !== undefined ? [] : [[name, typed]]
    }),
  )
}

const lengthText = /^\s*(\d{1,3})(?:[.,](\d{1,6}))?\s*(mm|мм|cm|см|in|inch|″|"|''|”)?\s*$/iu

/** Millimetres in a unit; without one a number is millimetres. */
function unitOf(unit: string): number {
  if (unit === '' || /^(?:mm|мм)$/i.test(unit)) return 1
  return /^(?:cm|см)$/i.test(unit) ? 10 : 25.4
}

/** A length as people type it, `29,5`, `29.5 mm`, `3 cm` or `1.18 in`, rounded to the tenth that a caliper shows. */
export function millimetresIn(typed: string | undefined, range: { least: number; most: number }): number | undefined {
  const [, whole, part = '', unit = ''] = lengthText.exec(typed ?? '') ?? []
  if (whole === undefined) return undefined
  const value = Math.round(Number(`${whole}.${part || '0'}`) * unitOf(unit) * 10) / 10
  return value >= range.least && value <= range.most ? value : undefined
}

/** A model in the spelling of the catalogue, whatever its letters' case. */
function modelNamed(typed: string | undefined, models: readonly VehicleModel[]): string | undefined {
  const wanted = typed?.trim().toLowerCase()
  return models.find(({ model }) => model.toLowerCase() === wanted)?.model
}

/** A year in which vehicles may have been made. */
function yearIn(typed: string | undefined): number | undefined {
  const year = /^\s*((?:19|20)\d\d)\s*$/.exec(typed ?? '')?.[1]
  return year === undefined || Number(year) < firstYear ? undefined : Number(year)
}

const firstYear = 1950
