import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openInEditor, publishInEditor, statusOf, uploadInto } from '../../support/editor.ts'
import { createStory, folderAt, removeStory, save, storyWith } from '../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const picture = join(import.meta.dirname, '../../../component-schemas/presets/pictures/slim-hero.webp')
const slug = `biblioteca-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const block = (uid: string) => ({
    component: 'media_standalone',
    _uid: uid,
    title: uid,
    title__i18n__en: `${uid} en`,
  })
  const content = {
    component: 'page',
    _uid: 'root',
    title: slug,
    title__i18n__en: slug,
    body: [block('uno'), block('dos')],
  }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

test('what the library says of a picture is on every page that says nothing else, in each language', async ({
  page,
  request,
}) => {
  await openInEditor(page, id)
  const form = page.getByTestId('editor-form')
  const open = (at: number) =>
    page
      .getByRole('treegrid', { name: 'Blocks' })
      .getByRole('row')
      .filter({ hasText: 'Media, standalone' })
      .nth(at)
      .click()
  await open(0)
  await uploadInto(page, 'media', picture)
  await open(1)
  await form.locator('[data-field="media"]').getByRole('button', { name: 'Choose a file' }).click()
  const library = page.getByRole('dialog', { name: 'Files of the space' })
  await library.getByRole('button', { name: 'slim-hero.webp' }).first().click()
  await library.getByText('What the library says of slim-hero.webp').click()
  await library.getByLabel('Alternative text').fill('Mordazas sobre su raíl')
  await library.getByLabel('Language of these texts').selectOption({ label: 'English' })
  await library.getByLabel('Alternative text').fill('Jaws on their rail')
  await library.getByRole('button', { name: 'Store in the library' }).click()
  await expect(library.getByRole('button', { name: 'Store in the library' })).toBeDisabled()
  await library.getByRole('button', { name: 'Use this file' }).click()
  await expect(form.getByLabel('Alternative text')).toHaveAttribute('placeholder', 'Mordazas sobre su raíl')
  await publishInEditor(page)
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const altsAt = async (path: string) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/alt="([^"]*(?:Mordazas|Jaws|Otra)[^"]*)"/g)].map(([, alt]) => alt)
  }
  await expect.poll(() => altsAt(`/${slug}`)).toEqual(['Mordazas sobre su raíl', 'Mordazas sobre su raíl'])
  expect(await altsAt(`/en/${slug}`)).toEqual(['Jaws on their rail', 'Jaws on their rail'])

  await form.getByLabel('Alternative text').fill('Otra cosa')
  await publishInEditor(page)
  await expect.poll(() => altsAt(`/${slug}`)).toEqual(['Mordazas sobre su raíl', 'Otra cosa'])
})

test('a picture of the vendor’s asset hosts is shown in the form', async ({ page }) => {
  const file = await readFile(picture)
  const filename = 'https://a-us.storyblok.com/f/1/100x60/0a1b2c3d4e/llave.webp'
  await page.route('https://a-us.storyblok.com/**', (route) => route.fulfill({ body: file, contentType: 'image/webp' }))
  const story = await storyWith(id)
  const media = { fieldtype: 'asset', id: null, filename, alt: 'Llave' }
  await save(story, { ...story.content, body: [{ component: 'media_standalone', _uid: 'uno', media }] })
  await openInEditor(page, id)
  await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Media, standalone' }).click()
  const thumbnail = page.getByTestId('editor-form').locator('[data-field="media"] img').first()
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
