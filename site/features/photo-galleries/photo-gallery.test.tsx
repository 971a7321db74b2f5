import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { gallery } from 'component-schemas/content-types/gallery/schema.ts'
import { exampleAsset } from 'component-schemas/schema/example-values.ts'
import { afterEach, expect, test } from 'vitest'
import { PhotoGallery } from './photo-gallery.tsx'

afterEach(cleanup)

const photo = (n: number, fields: object) => ({
  component: 'gallery_photo',
  _uid: `p-${n}`,
  image: exampleAsset(`${n}.webp`, '1800x1200', `Foto ${n}`),
  ...fields,
})
const pictures = gallery.content.parse({
  component: 'gallery',
  _uid: 'g',
  title: 'En el embalse',
  date: '2026-06-14',
  categoryNames: 'Equipo\n2026',
  photos: [photo(1, { caption: 'La salida', rights: 'Zarandal', isDownloadable: true }), photo(2, {})],
})

function mount() {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <PhotoGallery
          gallery={pictures}
          breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: 'Aquí' }]}
          context={{ locale: 'es-ES', isEditor: false }}
        />
      </main>
    </I18nProvider>,
  )
}

test('a gallery has one h1, its day and its place among others, and no axe violation', async () => {
  const { container } = mount()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('En el embalse')
  expect(screen.getByText('14 de junio de 2026')).toBeTruthy()
  expect(screen.getByText('Equipo')).toBeTruthy()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('each photo opens by a button of its own name', () => {
  mount()
  const names = screen.getAllByRole('button', { name: /^Enlarge/ }).map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Enlarge: La salida', 'Enlarge: Foto 2'])
})

test('only what may be downloaded has a link to its file', () => {
  mount()
  const [first, second] = screen.getAllByRole('dialog', { hidden: true })
  if (!first || !second) throw new Error('There are two photos')
  expect(within(first).getByText('Picture: Zarandal')).toBeTruthy()
  expect(within(first).getByRole('link', { hidden: true }).hasAttribute('download')).toBe(true)
  expect(within(second).queryByRole('link', { hidden: true })).toBeNull()
})
