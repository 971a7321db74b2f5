import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { anchorOf } from 'component-schemas/search/match/row-anchors.ts'
import { productRecord } from 'component-schemas/search/product-record.ts'
import { afterEach, expect, test } from 'vitest'
import { hitMatch } from '#site/search/hit-match.ts'
import { ProductTables } from './product-tables.tsx'
import { TechnicalData } from './technical-data.tsx'
import { VehicleList } from './vehicle-list.tsx'

afterEach(cleanup)

const cells = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
const content = product.content.parse({
  component: 'product',
  _uid: 'p',
  code: 'NOR-1R',
  name: 'Llave plana',
  kind: 'key_blank',
  categories: ['5f2ecef1-dabf-4d9c-a6f1-9af516656118'],
  spec: [
    {
      component: 'spec_key_blank',
      _uid: 's',
      keyType: 'cylinder',
      lockBrands: ['nordala'],
      codeSeries: { thead: [], tbody: [cells('N00001', 'N20000', 'Nordala')] },
    },
  ],
  variants: [{ component: 'product_variant', _uid: 'v', code: 'NOR-1R.L', ean: '2000000010021' }],
  packaging: [{ component: 'packaging', _uid: 'k', ean: '2000000010014' }],
  crossRefs: [{ component: 'cross_reference', _uid: 'x', makerBrand: 'durmesa', code: 'DU 114', match: 'similar' }],
  compatibility: [
    { component: 'vehicle_fit', _uid: 'f', make: 'alvora', model: 'Três', fromYear: '1998', toYear: '2006' },
    {
      component: 'vehicle_fit',
      _uid: 'g',
      make: 'brenvik',
      model: 'Fjell',
      fromYear: '2011',
      codeSeries: 'T4001-T6000',
    },
    {
      component: 'vehicle_fit',
      _uid: 'h',
      make: 'brenvik',
      model: 'Fjell',
      fromYear: '2011',
      codeSeries: 'T7001-T8000',
    },
  ],
})
const record = productRecord(content, { locale: 'es', markets: [], related: () => undefined, folders: [] })
/** As the search service marks them. */
const _highlightResult = { vehicles: record.vehicles?.map((value) => ({ value, matchedWords: value.split(/[ -]+/) })) }

function mount() {
  const context = { locale: 'es-ES', isEditor: false }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ProductTables product={content} context={context} />
      <TechnicalData product={content} context={context} />
      <VehicleList vehicles={content.compatibility} context={context} />
    </I18nProvider>,
  ).container
}

test.each([
  ['nor1r.l', 'NOR-1R.L'],
  ['du-114', 'DU 114'],
  ['2000000010021', '2000000010021'],
  ['2000000010014', '2000000010014'],
  ['n 00500', 'N00001'],
  ['t4500', 'Fjell'],
  ['t7500', 'Fjell'],
  ['alvora três', 'Três'],
])('the hit of %s leads to the one row that says %s', (typed, text) => {
  const match = hitMatch({ ...record, _highlightResult }, typed)
  const rows = mount().querySelectorAll(`[id="${match && anchorOf(match)}"]`)
  expect([...rows].map(({ textContent }) => textContent?.includes(text))).toEqual([true])
})
