import { expect, type Page, test } from '@playwright/test'
import { draftCookieName } from 'site/server/preview/draft-cookie.ts'
import { fieldIn, openInEditor, pickStory, shownPage, untilLive } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory } from '../../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `vista-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const filler = Array.from({ length: 6 }, (_, at) => ({
    component: 'slim_hero',
    _uid: `s${at}`,
    title: `Relleno ${at}`,
  }))
  const body = [{ component: 'slim_hero', _uid: 'hero', title: 'Una hora larga' }, ...filler]
  const content = { component: 'page', _uid: 'root', title: 'Vista', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

const outline = (page: Page) => page.getByRole('treegrid', { name: 'Blocks' })
const refusal = 'Este contenido está disponible en la vista previa del editor de contenidos'
const renew = (page: Page) => shownPage(page).getByRole('button', { name: 'Renovar la vista previa' })

/** Ends the session as an hour of sleep does: the cookie is gone. */
const endSession = (page: Page) => page.context().clearCookies({ name: draftCookieName })

test('an open preview renews its right to see drafts by itself', async ({ page }) => {
  await page.clock.install()
  await openInEditor(page, id)
  await untilLive(page)
  for (let round = 0; round < 2; round += 1) {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/api/preview/session')),
      page.clock.fastForward('21:00'),
    ])
    expect(response.status()).toBe(204)
    expect((await response.allHeaders())['set-cookie']).toContain(`${draftCookieName}=`)
  }
})

test('after the end of the session the frame says so, the label is “not live”, and one button brings the page back', async ({
  page,
}) => {
  await openInEditor(page, id)
  await untilLive(page)
  await outline(page).getByRole('row').filter({ hasText: 'Una hora larga' }).click()
  await endSession(page)
  await fieldIn(page, id, { field: 'title', uid: 'hero' }).fill('Escrito después')
  await shownPage(page).getByRole('link', { name: 'Zarandal' }).first().click()
  await expect(shownPage(page).getByText(refusal)).toBeVisible()
  await untilLive(page, 'Not live')
  await expect(shownPage(page).getByRole('button')).toHaveCount(1)
  await expect(shownPage(page).getByRole('link')).toHaveCount(0)
  await renew(page).click()
  await untilLive(page)
  await expect(shownPage(page).getByRole('heading', { name: 'Escrito después' })).toBeVisible()
})

test('a product that is picked after the end of the session shows as soon as the preview is renewed', async ({
  page,
}) => {
  await openInEditor(page, id)
  await untilLive(page)
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page
    .getByRole('dialog')
    .locator('[data-block]')
    .filter({ has: page.getByText('Product hero', { exact: true }) })
    .click()
  await endSession(page)
  await pickStory(page, 'product', 'NOR-1R')
  await expect(shownPage(page).getByText('La vista previa ha caducado')).toBeVisible()
  await untilLive(page, 'Not live')
  await renew(page).click()
  await untilLive(page)
  await expect(shownPage(page).getByText('NOR-1R').first()).toBeVisible()
})

test('a choice that the site cannot show is named, and the button tries again', async ({ page }) => {
  await openInEditor(page, id)
  await untilLive(page)
  await page.route('**/api/preview/resolve', (route) => route.abort())
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page
    .getByRole('dialog')
    .locator('[data-block]')
    .filter({ has: page.getByText('Product hero', { exact: true }) })
    .click()
  await pickStory(page, 'product', 'NOR-1R')
  await expect(shownPage(page).getByText('El sitio no puede mostrar ahora su última elección')).toBeVisible()
  await page.unroute('**/api/preview/resolve')
  await shownPage(page).getByRole('button', { name: 'Volver a intentarlo' }).click()
  const hero = shownPage(page).getByText('NOR-1R').first()
  await expect(hero).toBeInViewport()
})

test('inserting and selecting a block brings the page to it', async ({ page }) => {
  await openInEditor(page, id)
  await untilLive(page)
  await outline(page).getByRole('row').filter({ hasText: 'Relleno 5' }).click()
  await expect(shownPage(page).getByRole('heading', { name: 'Relleno 5' })).toBeInViewport()
  await outline(page).getByRole('row').filter({ hasText: 'Una hora larga' }).click()
  await expect(shownPage(page).getByRole('heading', { name: 'Una hora larga' })).toBeInViewport()
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page
    .getByRole('dialog')
    .locator('[data-block]')
    .filter({ has: page.getByText('Products carousel', { exact: true }) })
    .click()
  await expect(shownPage(page).getByText('Los visitantes no ven este bloque: products_carousel')).toBeInViewport()
  await page.getByTestId('editor-form').getByLabel('Title (required)').fill('Las más pedidas')
  await pickStory(page, 'items', 'NOR-1R')
  await expect(shownPage(page).getByText('NOR-1R').first()).toBeInViewport()

  // A form replaces its notice and is taller; its beginning stays in view.
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page.getByRole('dialog').locator('[data-block="custom_form"]').click()
  await pickStory(page, 'form', 'Consulta')
  const beginning = shownPage(page).locator('[data-blok-c*="custom_form"] :is(h2, label)').first()
  await expect(beginning).toBeInViewport()
})
