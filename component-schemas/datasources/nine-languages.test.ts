import { expect, test } from 'vitest'
import { datasourceToWire } from '../schema/to-wire.ts'
import { bowShapes } from './bow-shapes.ts'
import { countries } from './country-datasources.ts'
import { businessUnits, customerGroups } from './customer-datasources.ts'
import { defineDatasource } from './define-datasource.ts'
import { departments } from './department-datasources.ts'
import { disciplines } from './event-datasources.ts'
import { finishes } from './finishes.ts'
import { jobAreas } from './job-datasources.ts'
import { keyTypes } from './key-types.ts'
import { machineOperations } from './machine-datasources.ts'
import { materials } from './materials.ts'
import { productLines } from './product-line-datasources.ts'
import { shopServices } from './shop-datasources.ts'

const languages = ['es', 'en', 'pt', 'nl', 'it', 'de', 'fr', 'ro', 'ru'] as const

const worded = [
  countries,
  departments,
  jobAreas,
  shopServices,
  disciplines,
  keyTypes,
  bowShapes,
  materials,
  finishes,
  machineOperations,
  productLines,
  customerGroups,
  businessUnits,
]

test.each(worded)('each label of $slug exists in nine languages', (list) => {
  for (const { value, labels } of list.entries) {
    expect([value, ...languages.filter((language) => !labels[language]?.trim())]).toEqual([value])
    expect(labels.ru).toMatch(/[а-я]/iu)
    expect(labels.ro).not.toMatch(/[şţ]/iu)
  }
})

test('a country has the name its readers use', () => {
  const germany = countries.entries.find(({ value }) => value === 'DE')
  expect(germany?.labels).toMatchObject({ es: 'Alemania', de: 'Deutschland', ro: 'Germania', ru: 'Германия' })
})

test('a language without its own label gets the English one', () => {
  const colours = defineDatasource('colour', 'Colour', { red: { es: 'Rojo', en: 'Red' } })
  const [red] = datasourceToWire(colours).entries
  expect(red).toMatchObject({ name: 'Rojo', dimensionLabels: { en: 'Red', de: 'Red', ru: 'Red' } })
})
