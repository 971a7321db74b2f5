import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProductActions } from '#site/page-kinds/product-detail/product-actions.tsx'
import { ProductDownloads } from '#site/page-kinds/product-detail/product-downloads.tsx'
import { formatAt } from '#site/routing/page-format.ts'
import { templates } from '#site/routing/templates.ts'
import { pdf } from './feature.ts'

afterEach(cleanup)

test('the page of a product leads to its data sheet, among what comes next and before the downloads', () => {
  const path = '/productos/t-1'
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ProductActions price={undefined} path={path} links={[]} spareParts={undefined} />
      <ProductDownloads path={path} downloads={[]} context={{ locale: 'es-ES', isEditor: false }} />
    </I18nProvider>,
  )
  const [action, download] = screen.getAllByRole('link', { name: /^Data sheet/ })
  expect(action?.getAttribute('href')).toBe('/productos/t-1.pdf')
  expect(download?.getAttribute('href')).toBe('/productos/t-1.pdf')
})

test('the address is that of the product with an ending in any spelling', () => {
  expect(formatAt('/productos/NOR-1R.Pdf')).toEqual({ format: pdf, page: '/productos/NOR-1R' })
  expect(formatAt('/productos/nor-1r')).toBeUndefined()
  expect(Object.keys(templates)).toContain(pdf.template)
})
