import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { newsResolved } from 'component-schemas/blocks/news-grid/examples.ts'
import { athlete } from 'component-schemas/content-types/athlete/schema.ts'
import { exampleAsset, exampleText } from 'component-schemas/schema/example-values.ts'
import { afterEach, expect, test } from 'vitest'
import { AthleteDetail } from './athlete-detail.tsx'

afterEach(cleanup)

const title = (name: string, year: string) => ({ component: 'athlete_title', _uid: name, name, year })
const wire = {
  component: 'athlete',
  _uid: 'a',
  name: 'Inés Cardenal',
  disciplines: ['triathlon'],
  country: 'ES',
  teaser: 'Gana cuesta abajo.',
  card: exampleAsset('ines.webp', '1200x1500', 'Retrato'),
  biography: exampleText,
  titles: [title('Primera', '2026'), title('Segunda', '2026'), title('Tercera', '2023')],
  profiles: [
    {
      component: 'athlete_profile',
      _uid: 'd',
      label: 'Diario',
      link: { fieldtype: 'multilink', linktype: 'url', url: 'https://diario.example' },
    },
  ],
}

function mount(fields: object = {}) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <AthleteDetail
          athlete={athlete.content.parse({ ...wire, ...fields })}
          disciplines={['Triatlón']}
          news={newsResolved.news}
          breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]}
          context={{ locale: 'es-ES', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
}

test('an athlete has one h1, the name, and no axe violation', async () => {
  const { container } = mount()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inés Cardenal')
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('what was won stands by year, a year once', () => {
  mount()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2026', '2023'])
  expect(screen.getByRole('row', { name: /2026/ }).textContent).toBe('2026PrimeraSegunda')
})

test('disciplines and country are words of the reader', () => {
  mount()
  expect(screen.getByText('Triatlón')).toBeTruthy()
  expect(screen.getByText('España')).toBeTruthy()
})

test('an athlete with nothing but a name is rendered without empty parts', async () => {
  const { container } = mount({ card: undefined, biography: undefined, titles: [], profiles: [], country: '' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(container.querySelectorAll('ul:empty')).toHaveLength(0)
})
