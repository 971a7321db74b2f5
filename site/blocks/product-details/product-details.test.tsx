import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import type { ProductSpec } from 'component-schemas/content-types/product/schema.ts'
import { specAccessory } from 'component-schemas/content-types/product/spec-accessory.ts'
import { specElectronic } from 'component-schemas/content-types/product/spec-electronic.ts'
import { specKeyBlank } from 'component-schemas/content-types/product/spec-key-blank.ts'
import { specMachine } from 'component-schemas/content-types/product/spec-machine.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { BlockContext } from '../block-context.ts'
import { formatMeasure, formatRange } from './format-measure.ts'
import { useProductDetails } from './use-product-details.tsx'

afterEach(cleanup)

function Details({ spec, context, only }: { spec: ProductSpec; context: BlockContext; only?: 'deciding' | undefined }) {
  return useProductDetails(spec, context, only).map(({ term, value }) => (
    <p key={term}>
      {term}: {value}
    </p>
  ))
}

function linesOf(spec: ProductSpec, context: Partial<BlockContext> = {}, only?: 'deciding') {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Details spec={spec} context={{ locale: 'es-ES', isEditor: false, ...context }} only={only} />
    </I18nProvider>,
  )
  return [...container.querySelectorAll('p')].map((line) => line.textContent?.replaceAll('\u00a0', ' '))
}

const key = specKeyBlank.content.parse({
  component: 'spec_key_blank',
  keyType: 'dimple',
  lockBrands: ['nordala', 'linverra'],
  bladeLengthMm: '22.5',
  grooves: '3',
  cuts: '5',
  cutSides: 'both',
  hand: 'left',
  profile: 'NR5',
})

describe('a measure', () => {
  test.each([
    [22.5, 'mm', 'es-ES', '22,5 mm'],
    [22.5, 'mm', 'en', '22.5 mm'],
    [22.5, 'mm', 'ru-RU', '22,5 мм'],
    [34.5, 'kg', 'de-DE', '34,5 kg'],
    [250, 'W', 'es-ES', '250 W'],
    [250, 'W', 'ru-RU', '250 Вт'],
    [433.92, 'MHz', 'fr-FR', '433,92 MHz'],
    [24, 'months', 'en', '24 months'],
    [12000, 'count', 'en', '12,000'],
    [0, 'Hz', 'en', '0 Hz'],
  ] as const)('%d %s in %s is %j', (value, unit, locale, text) => {
    expect(formatMeasure(value, unit, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
  })
})

test.each([
  ['25-30', 'de-DE', '25–30 mm'],
  ['25-30', 'ru-RU', '25–30 мм'],
  ['short', 'es-ES', 'short'],
])('the range %s in %s is %j', (value, locale, text) => {
  expect(formatRange(value, 'mm', locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
})

describe('the details of a product', () => {
  test('have labels, units and names in words, in a fixed order', () => {
    expect(linesOf(key)).toEqual([
      'Key type: Llave de puntos',
      'Profile: NR5',
      'Lock brands: Nordala y Linverra',
      'Blade length: 22,5 mm',
      'Grooves: 3',
      'Cuts: 5',
      'Sides with cuts: Both sides',
      'Hand: Left',
    ])
  })

  test('follow the language of the page', () => {
    expect(linesOf(key, { locale: 'en' })).toContain('Key type: Dimple key')
    expect(linesOf(key, { locale: 'en' })).toContain('Blade length: 22.5 mm')
  })

  test('prefer the words editors keep in the CMS', () => {
    expect(linesOf(key, { labels: { key_type: { dimple: 'Llave de seguridad' } } })).toContain(
      'Key type: Llave de seguridad',
    )
  })

  test('show the value itself where it has no label', () => {
    expect(linesOf({ ...key, keyType: 'skeleton' })).toContain('Key type: skeleton')
  })

  test('can be reduced to those that decide', () => {
    expect(linesOf(key, {}, 'deciding')).toEqual(['Key type: Llave de puntos', 'Profile: NR5', 'Blade length: 22,5 mm'])
  })

  test('show a flag only when it is set', () => {
    const remote = { component: 'spec_electronic', deviceType: 'remote' }
    expect(linesOf(specElectronic.content.parse({ ...remote, rolling: true }))).toContain('Rolling code: Yes')
    expect(linesOf(specElectronic.content.parse({ ...remote, rolling: false }))).toEqual(['Device: Remote control'])
  })

  test('exist for machines and accessories', () => {
    const machine = { component: 'spec_machine', machineType: 'electronic', operations: ['flat'], weightKg: '24.5' }
    expect(linesOf(specMachine.content.parse(machine))).toContain('Weight: 24,5 kg')
    expect(linesOf(specAccessory.content.parse({ component: 'spec_accessory', diameterMm: '80' }))).toEqual([
      'Diameter: 80 mm',
    ])
  })
})
