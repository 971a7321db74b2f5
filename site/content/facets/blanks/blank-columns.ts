import { type BitSet, differenceOf, emptySet, numbersIn, removeFrom, withNumber } from '../bit-set.ts'
import { decodedKey, measureCodecs, notStated } from './measure-codecs.ts'
import type { Blank, MeasuredKey } from './measured-key.ts'
import {
  longestDifference,
  type MeasureName,
  measureNames,
  mostWeight,
  nearnessRules,
  unknownWeight,
} from './nearness.ts'

/** A candidate for a measured key; the smaller its distance, the nearer. Of equal ones the one with the lower number is first. */
export type NearBlank = { number: number; uuid: string; blank: Blank; distance: number }

/** Values that the blanks of a type have, each once. */
export type BlankChoices = { heads: string[]; cuts: number[]; grooves: number[]; sides: string[] }

/** The queries of the finder over the blanks of a language. */
export type BlankIndex = {
  /** Candidates of a type, nearest first; with a length, only those within `longestDifference` of it. */
  nearest: (keyType: string, measured: MeasuredKey, limit: number) => NearBlank[]
  choices: (keyType: string) => BlankChoices
}

/**
 * Blanks by the number of their product, twelve bytes each in memory. A search reads the blanks of one type, some microseconds a thousand;
 * a change costs nothing.
 * @param uuidOf of a product by its number
 */
export function blankColumns(uuidOf: (number: number) => string) {
  const types = new Map<string, BitSet>()
  const codecs = measureCodecs()
  let columns = emptyColumns(0)

  function blankAt(number: number, keyType: string): Blank {
    return { keyType, ...decodedKey(codecs, (name) => columns[name][number] ?? notStated) }
  }
  /** @param narrow leaves out some of the blanks of a type */
  function queries(narrow: (blanks: BitSet) => BitSet): BlankIndex {
    const ofType = (keyType: string) => narrow(types.get(keyType) ?? emptySet())
    return {
      nearest(keyType, measured, limit) {
        const isNear = within(columns.length, codecs.length.encode(measured.length))
        const nearest: { number: number; distance: number }[] = []
        const terms = termsOf(measured, columns, codecs)
        for (const number of numbersIn(ofType(keyType))) {
          if (!isNear(number)) continue
          let distance = 0
          for (const term of terms) distance += distanceOf(term, number)
          const last = nearest.at(-1)
          if (last && nearest.length === limit && distance >= last.distance) continue
          nearest.splice(nearest.findLastIndex((one) => one.distance <= distance) + 1, 0, { number, distance })
          if (nearest.length > limit) nearest.pop()
        }
        return nearest.map((one) => ({ ...one, uuid: uuidOf(one.number), blank: blankAt(one.number, keyType) }))
      },
      choices: (keyType) => choicesOf(ofType(keyType), columns, codecs),
    }
  }
  return {
    ...queries((blanks) => blanks),
    /** The queries without the blanks of these numbers. */
    without: (numbers: BitSet) => queries((blanks) => differenceOf(blanks, numbers)),
    add(number: number, blank: Blank): void {
      const { keyType } = blank
      if (number >= columns.length.length) columns = emptyColumns(Math.ceil((number + 1) * 1.25), columns)
      types.set(keyType, withNumber(types.get(keyType) ?? emptySet(), number))
      for (const name of measureNames) columns[name][number] = codecs[name].encode(blank[name])
    },
    remove(number: number): void {
      for (const set of types.values()) removeFrom(set, number)
    },
  }
}

type Codecs = ReturnType<typeof measureCodecs>

/** What a search compares, one entry for each measure that it states. */
function termsOf(measured: MeasuredKey, columns: Columns, codecs: Codecs): Term[] {
  return measureNames.flatMap((name) => {
    if (measured[name] === undefined) return []
    const { encode, parts } = codecs[name]
    const { compares, weight } = nearnessRules[name]
    return [{ column: columns[name], wanted: encode(measured[name]), isNumber: compares === 'number', weight, parts }]
  })
}

function choicesOf(set: BitSet, columns: Columns, codecs: Codecs): BlankChoices {
  const valuesOf = (name: MeasureName) => {
    const codes = new Set<number>()
    for (const number of numbersIn(set)) codes.add(columns[name][number] ?? notStated)
    return [...codes].flatMap((code) => codecs[name].decode(code) ?? [])
  }
  const inOrder = (name: MeasureName) =>
    valuesOf(name)
      .map(Number)
      .toSorted((a, b) => a - b)
  return {
    heads: valuesOf('head').map(String).toSorted(),
    cuts: inOrder('cuts'),
    grooves: inOrder('grooves'),
    sides: valuesOf('sides').map(String).toSorted(),
  }
}

type Columns = Readonly<Record<MeasureName, Uint16Array>>

function emptyColumns(size: number, before?: Columns): Columns {
  const column = (name: MeasureName) => {
    const values = new Uint16Array(size)
    if (before) values.set(before[name])
    return values
  }
  return Object.fromEntries(measureNames.map((name) => [name, column(name)])) as Record<MeasureName, Uint16Array>
}

type Term = { column: Uint16Array; wanted: number; isNumber: boolean; weight: number; parts: number }

/** What one property of a blank says against a key. */
function distanceOf({ column, wanted, isNumber, weight, parts }: Term, number: number): number {
  const theirs = column[number] ?? notStated
  if (theirs === notStated) return unknownWeight
  if (isNumber) return Math.min(mostWeight, (Math.abs(theirs - wanted) * weight) / parts)
  return theirs === wanted ? 0 : weight
}

/** Whether a blank is about as long as wanted; one that states no length is not. */
function within(lengths: Uint16Array, wanted: number): (number: number) => boolean {
  if (wanted === notStated) return () => true
  const [least, most] = [wanted - longestDifference * 100, wanted + longestDifference * 100]
  return (number) => {
    const length = lengths[number] ?? notStated
    return length !== notStated && length >= least && length <= most
  }
}
