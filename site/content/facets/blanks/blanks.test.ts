import { expect, test } from 'vitest'
import { madeUpProduct } from '../made-up-product.fixture.ts'
import { productTable } from '../product-table.ts'
import type { Fit, Vehicle } from './fit-rows.ts'
import type { Blank } from './measured-key.ts'
import { comparisonsOf } from './nearness.ts'

const usual: Blank = { keyType: 'cylinder', length: 30, height: 8.4, head: 'round', cuts: 5, grooves: 3, sides: 'one' }

function tableOf(blanks: readonly (Blank | undefined)[], fits: readonly (readonly Fit[])[] = []) {
  const table = productTable('es-ES')
  table.put(blanks.map((blank, index) => madeUpProduct(index + 1, { blank, fits: fits[index] ?? [] })))
  return table
}

const nearest = (blanks: readonly (Blank | undefined)[], ...[type, measured]: [string, Partial<Blank>]) =>
  tableOf(blanks)
    .blanks.nearest(type, measured, 9)
    .map(({ uuid }) => uuid)

test('candidates are blanks of the type, the nearest first', () => {
  const others = [{ ...usual, length: 31.5 }, { ...usual, keyType: 'flat' }, undefined, usual, { ...usual, cuts: 6 }]
  expect(nearest(others, 'cylinder', { length: 29.6, cuts: 5, head: 'round' })).toEqual(['u-4', 'u-5', 'u-1'])
})

test('a length more than three millimetres away is no candidate; one that is not stated is none either', () => {
  const others = [
    { ...usual, length: 33 },
    { ...usual, length: 33.1 },
    { ...usual, length: undefined },
  ]
  expect(nearest(others, 'cylinder', { length: 30 })).toEqual(['u-1'])
  expect(nearest(others, 'cylinder', { cuts: 5 })).toEqual(['u-1', 'u-2', 'u-3'])
})

test('what a blank does not state counts less than what differs, and more than what agrees', () => {
  const others = [{ ...usual, sides: 'both' }, { ...usual, sides: undefined }, usual]
  expect(nearest(others, 'cylinder', { sides: 'one' })).toEqual(['u-3', 'u-2', 'u-1'])
})

test('one property far off does not outweigh all others', () => {
  const miscounted = { ...usual, cuts: 12 }
  const different = { ...usual, length: 32.6, head: 'oval', grooves: 1 }
  expect(nearest([different, miscounted], 'cylinder', { ...usual })).toEqual(['u-2', 'u-1'])
})

test('equal candidates stand in the order in which they arrived', () => {
  expect(nearest([usual, usual, usual], 'cylinder', { length: 30 })).toEqual(['u-1', 'u-2', 'u-3'])
})

test('the choices of a type are the values its blanks have; a removed blank has none', () => {
  const table = tableOf([usual, { ...usual, cuts: 6, head: 'oval', grooves: undefined }, { ...usual, keyType: 'flat' }])
  expect(table.blanks.choices('cylinder')).toEqual({
    heads: ['oval', 'round'],
    cuts: [5, 6],
    grooves: [3],
    sides: ['one'],
  })
  table.remove(2)
  expect(table.blanks.choices('cylinder').cuts).toEqual([5])
  table.put([madeUpProduct(1, { blank: { ...usual, cuts: 7 } })])
  expect(table.blanks.choices('cylinder').cuts).toEqual([7])
})

test('a word in place of a property is a value like any other, whatever it looks like', () => {
  expect(nearest([usual], "x') OR 1=1 --", { head: "x') OR 1=1 --" })).toEqual([])
})

test('the reasons name what was measured: equal, within the error of measuring, another, or not stated', () => {
  const measured = { length: 30, height: 9, head: 'oval', cuts: 5, grooves: 2 }
  const blank = { ...usual, length: 29.5, grooves: undefined }
  expect(comparisonsOf(measured, blank).map(({ name, match }) => `${name} ${match}`)).toEqual([
    'length near',
    'height other',
    'head other',
    'cuts same',
    'grooves unknown',
  ])
})

const fit = (model: string, fromYear?: number, toYear?: number, isBlank = true): Fit => ({
  isBlank,
  make: 'alvora',
  model,
  fromYear,
  toYear,
  programming: 'none',
})

const vehicles = tableOf(
  [usual, usual, undefined],
  [[fit('Brisa', 2012, 2016), fit('Cala', 2014)], [fit('Brisa', 2017, 2020)], [fit('Brisa', 2012, 2018, false)]],
).vehicles

test('the models of a make are those that a blank fits, with all its years', () => {
  expect(vehicles.models('alvora')).toEqual([
    { model: 'Brisa', fromYear: 2012, toYear: 2020 },
    { model: 'Cala', fromYear: 2014, toYear: undefined },
  ])
  expect(vehicles.models('alvora', 2013).map(({ model }) => model)).toEqual(['Brisa'])
  expect(vehicles.models('brenvik')).toEqual([])
})

test('a vehicle finds its blanks, and apart from them the devices that it takes', () => {
  const found = (vehicle: Vehicle, kind: 'blank' | 'device') =>
    vehicles.fitting(vehicle, kind, 9).map(({ uuid, model }) => `${uuid} ${model}`)
  expect(found({ make: 'alvora', model: 'Brisa' }, 'blank')).toEqual(['u-1 Brisa', 'u-2 Brisa'])
  expect(found({ make: 'alvora', model: 'Brisa', year: 2018 }, 'blank')).toEqual(['u-2 Brisa'])
  expect(found({ make: 'alvora', year: 2018 }, 'blank')).toEqual(['u-2 Brisa', 'u-1 Cala'])
  expect(found({ make: 'alvora', model: 'Brisa', year: 2018 }, 'device')).toEqual(['u-3 Brisa'])
})
