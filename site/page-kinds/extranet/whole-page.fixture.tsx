import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'

export function mount(page: ReactNode) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>{page}</main>
    </I18nProvider>,
  )
}

/** What is wrong with a page of the extranet: not one h1, a heading that skips a level, a mistake of accessibility. */
export async function mistakesOf(page: ReactNode): Promise<string[]> {
  const { container } = mount(page)
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
  const first = levels.filter((level) => level === 1).length
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return [
    ...(first === 1 ? [] : [`${first} h1`]),
    ...skips.map((level) => `h${level} skips a level`),
    ...violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
  ]
}
