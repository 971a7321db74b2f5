import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { writeOwnList } from '#site/page-kinds/parts/choices/own-list.client.ts'
import { canonicalChoice } from '#site/routing/query/canonical-choice.ts'
import type { CodeHit, MatchedLine } from '#site/search/codes/match-codes.ts'
import { CodeCheck, type CodeCheckProps } from './code-check.tsx'

afterEach(cleanup)

const hit = (code: string, match?: CodeHit['match']): CodeHit => ({
  id: code,
  code,
  name: `Llave ${code}`,
  href: `/productos/${code.toLowerCase()}`,
  match,
})
const line = (typed: string, amount: number, more: Partial<MatchedLine> = {}): MatchedLine => ({
  typed,
  amount,
  spellings: [typed],
  hits: [],
  nearest: [],
  ...more,
})

const similar = {
  kind: 'equivalent',
  equivalent: { brand: 'durmesa', maker: 'Durmesa', code: 'DU 114', match: 'similar' },
} as const
const lines = [
  line('nor1r', 20, { hits: [hit('NOR-1R', { kind: 'code', code: 'NOR-1R' })] }),
  line('DU 114', 5, { hits: [hit('NOR-1R', similar), hit('LIN-2', similar)] }),
  line('NOR-1RX', 1, { nearest: [hit('NOR-1R')] }),
]

function mount(more: Partial<CodeCheckProps> = {}) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <CodeCheck
          page={{ title: 'Look up many codes' }}
          body={[]}
          text=""
          packed="abc"
          checked={{ lines }}
          problem={undefined}
          listPath="/productos/mi-lista"
          code="es"
          breadcrumbs={[]}
          context={{ locale: 'es-ES', isEditor: false }}
          {...more}
        />
      </main>
    </I18nProvider>,
  ).container
}

test('a code of a series says that it lies in it', () => {
  const series = { from: 'N00001', to: 'N20000', maker: 'Nordala' }
  const match = { kind: 'series', series } as CodeHit['match']
  mount({ checked: { lines: [line('N00500', 1, { hits: [hit('NOR-1R', match)] })] } })
  const row = screen.getByRole('row', { name: /N00500/ })
  expect(within(row).getByText('N00500 lies in this series.')).toBeDefined()
})

test('a code that was read as another says so', () => {
  mount({ checked: { lines: [line('N0R-1R', 1, { hits: [{ ...hit('NOR-1R'), readAs: 'NOR-1R' }] })] } })
  expect(screen.getByText('You wrote “N0R-1R”, we read “NOR-1R”.')).toBeTruthy()
  cleanup()
  mount({ checked: { lines: [line('NОR-1R', 1, { hits: [{ ...hit('NOR-1R'), readAs: 'NOR-1R' }] })] } })
  expect(screen.getByText(/has signs that only look like/)).toBeTruthy()
})

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('says of each code what it means and why, and what may have been meant', () => {
  mount()
  expect(screen.getByText('2 codes found', { exact: false }).textContent).toBe('2 codes found · 1 not found')
  expect(cells()).toEqual([
    expect.stringContaining('NOR-1R Llave NOR-1RPart number NOR-1R'),
    expect.stringContaining('Similar to Durmesa DU 114'),
    expect.stringContaining('No product has this code as a whole.Perhaps: NOR-1R'),
  ])
})

test('offers all products of a code and ticks the surest, with its pieces, for the list', () => {
  const container = mount()
  const sent = [...new FormData(container.querySelector<HTMLFormElement>('#to-list') ?? undefined)]
  expect(sent).toEqual([
    ['l', 'NOR-1R*20'],
    ['l', 'NOR-1R*5'],
  ])
  const query = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))
  expect(canonicalChoice('product-list', query)).toBe('?l=NOR-1R*25')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'LIN-2 for DU 114' }).checked).toBe(false)
})

test('adds what is ticked to the list that the browser stores', () => {
  writeOwnList('ARA-5T*3')
  onTestFinished(() => localStorage.clear())
  const container = mount()
  const button = screen.getByRole('button', { name: 'Add to my list' })
  const sent = new FormData(container.querySelector<HTMLFormElement>('#to-list') ?? undefined, button)
  const query = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]))
  expect(canonicalChoice('product-list', query)).toBe('?l=ARA-5T*3,NOR-1R*25')
  // A press before the scripts waits for them: they alone know the list of the browser.
  expect(button.dataset['held']).toBe('')
})

test('ticks no more than a list has room for', () => {
  const many = Array.from({ length: 500 }, (_, place) => line(`A-${place}`, 1, { hits: [hit(`A-${place}`)] }))
  const container = mount({ checked: { lines: many } })
  expect(container.querySelectorAll('tbody tr')).toHaveLength(500)
  expect(container.querySelectorAll('input[name="l"]:checked')).toHaveLength(250)
})

test('offers no more boxes than an address has room for', () => {
  const code = (place: number) => `A-${String(place).padStart(28, '0')}`
  const many = Array.from({ length: 500 }, (_, place) => line(code(place), 1, { hits: [hit(code(place))] }))
  const boxes = mount({ checked: { lines: many } }).querySelectorAll<HTMLInputElement>('input[name="l"]')
  const address = new URLSearchParams([...boxes].map(({ value }) => ['l', value])).toString()
  expect(boxes.length).toBeGreaterThan(100)
  expect(address.length).toBeLessThan(8000)
})

test.each([
  [{ problem: 'workbook' }, /^This is an Excel workbook\. Save it as/],
  [{ problem: 'no-text' }, 'This is no text. Save the table as CSV, or paste its cells.'],
  [{ checked: { failure: 'broken' } }, 'This address is not complete. Send the codes again.'],
  [{ checked: { failure: 'away' } }, /^The search does not respond at the moment/],
] as const)('says in a sentence why there is no table: %j', (state, sentence) => {
  mount({ checked: undefined, ...state })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Codes, one a line' })).toBeTruthy()
})

test('no state breaks a rule of axe', async () => {
  for (const state of [{}, { checked: undefined }, { checked: undefined, problem: 'empty' as const }]) {
    const { violations } = await axe.run(mount(state), { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    cleanup()
  }
})
