import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadForm } from '#site/forms/view/form-island.client.tsx'
import { GalleryIndex, GalleryPage } from './gallery.tsx'
import { galleryBlocks } from './gallery-examples.ts'
import { readGalleryAddress } from './read-gallery-address.ts'

await loadForm()

function htmlOf(name: string): string {
  const shown = readGalleryAddress([name])
  if (!shown?.block) throw new Error(`The gallery has no ${name}`)
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <GalleryPage block={shown.block} />
    </I18nProvider>,
  )
}

test('the index leads to every block', () => {
  const html = renderToStaticMarkup(<GalleryIndex />)
  for (const name of Object.keys(blockExamples)) expect(html).toContain(`href="/_gallery/${name}"`)
})

test.each(Object.entries(blockExamples))(
  '%s is shown with every example and without a picture of any space',
  (name, examples) => {
    const html = htmlOf(name)
    for (const example of Object.keys(examples)) expect(html).toContain(`data-example="${example}"`)
    expect(html).not.toMatch(/(src|srcset|poster)="http:[^"]*\.(webp|png|jpg)/i)
    expect(html.match(/<h1/g)).toHaveLength(1)
  },
)

test('an address is a block, a block in one of three widths, or none', () => {
  expect(readGalleryAddress([])).toEqual({})
  expect(readGalleryAddress(['rich_text', '360'])).toMatchObject({ block: { name: 'rich_text' }, width: 360 })
  for (const wrong of [['nothing'], ['rich_text', '361'], ['rich_text', '360', 'more']])
    expect(readGalleryAddress(wrong)).toBeUndefined()
})

test('the gallery has the blocks of the registry in its order', () => {
  expect(
    galleryBlocks()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(blockExamples).toSorted())
})
