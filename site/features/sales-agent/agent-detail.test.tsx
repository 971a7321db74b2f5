import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { AgentCard } from 'component-schemas/cards/place-cards.ts'
import { salesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { afterEach, expect, test } from 'vitest'
import { AgentDetail } from './agent-detail.tsx'

afterEach(cleanup)

const card: AgentCard = {
  uuid: 'a',
  name: 'Vera Solís',
  area: 'Norte',
  countryNames: ['España', 'Portugal'],
  languages: ['es', 'pt'],
  phone: '+34 600 000 002',
}
const agent = salesAgent.content.parse({
  component: 'sales_agent',
  _uid: 'a',
  name: 'V',
  area: 'N',
  countries: ['ES'],
})

function mount() {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <AgentDetail
          agent={agent}
          card={card}
          categories={[]}
          breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]}
          context={{ locale: 'de-DE', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
}

test('the page of an agent has one h1, headings in order and no axe violation', async () => {
  const { container } = mount()
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('an agent’s languages are named in the reader’s own', () => {
  mount()
  expect(screen.getByText('Speaks: Spanisch und Portugiesisch')).toBeTruthy()
})
