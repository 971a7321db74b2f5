import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { specKeyBlank } from 'component-schemas/content-types/product/spec-key-blank.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { Finding } from '../finding/finding.ts'
import { KeyFinder } from './key-finder.tsx'

afterEach(cleanup)

const start: Finding = { by: 'nothing', keyTypes: ['flat', 'cylinder', 'bit'], makes: ['brenvik', 'alvora'] }
const choices = { heads: ['oval', 'round'], cuts: [5, 6], grooves: [3], sides: ['one'] }
const measuring: Extract<Finding, { by: 'key' }> = {
  by: 'key',
  keyType: 'cylinder',
  measured: {},
  choices,
  candidates: undefined,
}

function card(code: string, spec: object = {}): ProductCard {
  const blade = {
    bladeLengthMm: '29.5',
    bladeHeightMm: '8.4',
    bladeThicknessMm: '2.2',
    grooves: '3',
    bowShape: 'round',
  }
  const own = {
    component: 'spec_key_blank',
    _uid: 's',
    keyType: 'cylinder',
    lockBrands: ['nordala'],
    ...blade,
    ...spec,
  }
  return {
    uuid: code,
    code,
    name: `Llave ${code}`,
    href: `/productos/${code}`,
    kind: 'key_blank',
    status: 'active',
    spec: specKeyBlank.content.parse(own),
  }
}

const found: Finding = {
  ...measuring,
  measured: { length: 30, head: 'round', cuts: 5 },
  candidates: [
    {
      product: card('NOR-1R'),
      comparisons: [
        { name: 'length', yours: 30, theirs: 29.5, match: 'near' },
        { name: 'head', yours: 'round', theirs: 'round', match: 'same' },
        { name: 'cuts', yours: 5, theirs: undefined, match: 'unknown' },
      ],
    },
    { product: card('LIN-5', { bladeLengthMm: '' }), comparisons: [] },
  ],
}
const nothing: Finding = { ...found, candidates: [] }
const vehicle: Extract<Finding, { by: 'vehicle' }> = {
  by: 'vehicle',
  make: 'alvora',
  year: 2015,
  models: [{ model: 'Brisa', fromYear: 2012, toYear: 2020 }],
  blanks: [
    {
      product: card('ALV-3R'),
      model: 'Brisa',
      fromYear: 2012,
      toYear: undefined,
      programming: 'none',
      transponders: [],
      machines: [card('TITAN-E3')],
    },
  ],
}

function mount(finding: Finding) {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <KeyFinder
          page={{ title: '¿Qué llave es?' }}
          body={[]}
          finding={finding}
          path="/buscar/llave"
          productsPath="/productos"
          contactHref="/contactos"
          breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Buscar', href: '/buscar' }, { label: 'Llave' }]}
          context={{ locale: 'es-ES', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
  return container
}

const sentBy = (container: HTMLElement) => [...new FormData(container.querySelector('form') ?? undefined)]
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

describe('the start', () => {
  test('offers the kinds of key as links with drawings, and the makes in the order of the alphabet', () => {
    const container = mount(start)
    expect(screen.getByRole('link', { name: 'Llave de cilindro' }).getAttribute('href')).toBe(
      '/buscar/llave?key-type=cylinder',
    )
    expect(container.querySelectorAll('a svg[viewBox]').length).toBeGreaterThanOrEqual(3)
    const makes = within(screen.getByRole('combobox', { name: 'Vehicle make' })).getAllByRole('option')
    expect(makes.map(({ textContent }) => textContent)).toEqual(['Please choose', 'Alvora', 'Brenvik'])
  })

  test('says so where there is no blank', () => {
    mount({ by: 'nothing', keyTypes: [], makes: [] })
    expect(screen.getByText('There are no key blanks in the catalogue yet.')).toBeTruthy()
    expect(document.querySelector('form')).toBeNull()
  })
})

describe('a kind of key', () => {
  test('asks for what is measurable by a form that any browser can send; one answer for all is no question', () => {
    const container = mount(measuring)
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/buscar/llave#candidates')
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Bow shape',
      'Cuts',
    ])
    expect(sentBy(container)).toEqual([
      ['key-type', 'cylinder'],
      ['length', ''],
      ['height', ''],
      ['head', ''],
      ['cuts', ''],
    ])
  })

  test('names a length that is none, and leaves it in its field', () => {
    mount({ ...measuring, unread: { length: '-30' } })
    const field = screen.getByLabelText('Blade length') as HTMLInputElement
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['-30', 'true'])
    expect(screen.getByText(/“-30” is no length between 5 and 200 mm/)).toBeTruthy()
  })

  test('keeps what was measured, written as its readers write it', () => {
    const container = mount({ ...measuring, measured: { length: 29.5, head: 'oval', cuts: 6 } })
    expect(sentBy(container)).toEqual([
      ['key-type', 'cylinder'],
      ['length', '29,5'],
      ['height', ''],
      ['head', 'oval'],
      ['cuts', '6'],
    ])
  })
})

describe('candidates', () => {
  test('stand in order with the reason for each property', () => {
    mount(found)
    const articles = screen.getAllByRole('article')
    expect(articles.map((article) => within(article).getByRole('link').textContent)).toEqual([
      'Llave NOR-1R',
      'Llave LIN-5',
    ])
    const reasons = within(articles[0] as HTMLElement).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => plain(textContent))).toEqual([
      'Blade length: 29,5 mm, yours 30 mm',
      'Bow shape: Redonda, like yours',
      'Cuts: not stated, yours 5',
    ])
  })

  test('are drawn with the key over them; one that does not state its blade has no drawing, and none shows a cut', () => {
    mount(found)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'NOR-1R from the side',
      'Section of NOR-1R',
    ])
    expect(document.body.textContent).not.toMatch(/bitting/i)
  })

  test('that do not exist are said so, with the ways on', () => {
    mount(nothing)
    expect(screen.getByText(/Nothing within 3 mm/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All blanks of this kind' }).getAttribute('href')).toBe(
      '/productos?key-type=cylinder&kind=key_blank',
    )
  })
})

describe('a vehicle', () => {
  test('has its blank, transponder, programming and machine in one row', () => {
    mount(vehicle)
    const [, row] = screen.getAllByRole('row')
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Brisa',
      'from 2012',
      'Llave ALV-3R',
      'None',
      'None',
      'Llave TITAN-E3',
    ])
    expect(screen.getByRole('table', { name: 'Blanks for Alvora 2015' })).toBeTruthy()
  })

  test('is narrowed by model and year, the make kept', () => {
    const container = mount(vehicle)
    expect(sentBy(container)).toEqual([
      ['vehicle-make', 'alvora'],
      ['model', ''],
      ['year', '2015'],
    ])
    expect(screen.getByRole('option', { name: 'Brisa, 2012–2020' })).toBeTruthy()
  })

  test('without a blank, or with more than a page shows, is a sentence', () => {
    mount({ ...vehicle, blanks: [] })
    expect(screen.getByText('The catalogue has no blank for Alvora 2015.')).toBeTruthy()
    cleanup()
    mount({ ...vehicle, blanks: undefined })
    expect(screen.getByText(/^Many blanks fit this make/)).toBeTruthy()
  })
})

test('no step breaks a rule of axe, and each has one h1', async () => {
  for (const finding of [start, measuring, found, nothing, vehicle]) {
    const container = mount(finding)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    cleanup()
  }
})
