import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, shownPage, statusOf, untilLive } from '../../../support/editor.ts'
import {
  createComponent,
  createStory,
  folderAt,
  publish,
  removeComponent,
  removeStory,
  storyAt,
} from '../../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `eleccion-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const body = [{ component: 'slim_hero', _uid: 'hero', title: 'A cualquier ancho' }]
  const content = { component: 'page', _uid: 'root', title: 'Elección', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

const widthOf = (page: Page) =>
  shownPage(page)
    .locator('html')
    .evaluate(() => window.innerWidth)

/** Changes a text of the open page and waits until its frame shows it. */
async function write(page: Page, words: string): Promise<void> {
  await fieldIn(page, id, { field: 'title', uid: 'hero' }).fill(words)
  await expect(shownPage(page).getByRole('heading', { name: words })).toBeVisible()
}

async function openHero(page: Page): Promise<void> {
  await openInEditor(page, id)
  await untilLive(page)
  await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'A cualquier ancho' }).click()
}

test('the preview takes the width of a phone, a tablet and a desktop, and follows the form in each', async ({
  page,
}) => {
  await openHero(page)
  const menu = shownPage(page).getByRole('navigation', { name: 'Menú principal' })
  for (const [screen, isWidth, hasMenu] of [
    ['Phone', (width: number) => width === 390, false],
    ['Tablet', (width: number) => width === 820, false],
    ['Desktop', (width: number) => width >= 1280, true],
  ] as const) {
    await page.getByRole('radio', { name: screen }).click()
    await expect.poll(async () => isWidth(await widthOf(page))).toBe(true)
    await expect(menu).toBeVisible({ visible: hasMenu })
    await write(page, `En ${screen}`)
  }
})

test('the preview shows another market’s page, and follows the form there', async ({ page }) => {
  await openHero(page)
  await page.getByRole('button', { name: 'Market' }).click()
  await page.getByRole('option', { name: 'Italy' }).click()
  await untilLive(page)
  await expect.poll(() => page.frames().map((frame) => new URL(frame.url()).hostname)).toContain('italy.localhost')
  await write(page, 'Scritto in Italia')
})

test('unpublishing in the menu returns 404 to visitors and retains the draft', async ({ page, request }) => {
  await publish(id)
  await expect.poll(async () => (await request.get(`/${slug}`)).status()).toBe(200)
  await openInEditor(page, id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
  await expect(page.locator('.story-bar .status')).toHaveText('Draft')
  await expect.poll(async () => (await request.get(`/${slug}`)).status()).toBe(404)
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({ title: 'Elección' })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Take off the site' })).toBeDisabled()
})

test.describe('an option field with choices of another service', () => {
  let service: Server
  let isAway = false

  test.beforeAll(async () => {
    service = createServer((_, response) => {
      response.writeHead(isAway ? 503 : 200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      })
      response.end(isAway ? '' : JSON.stringify([{ name: 'Almacén norte', value: 'north' }]))
    })
    await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
  })
  test.afterAll(() => service.close())

  test('offers the choices, stores the chosen one, and shows an error when the service is down', async ({ page }) => {
    const name = `with_service_${process.pid}`
    const { port } = service.address() as AddressInfo
    const store = { type: 'option', source: 'external', external_datasource: `http://localhost:${port}/stores.json` }
    const component = await createComponent({ name, is_root: true, schema: { store: { ...store, pos: 0 } } })
    const content = { component: name, _uid: 'root' }
    const made = await createStory({ name: `${slug}-2`, slug: `${slug}-2`, content })
    try {
      await openInEditor(page, made.id)
      const field = page.getByTestId('editor-form').locator('[data-field="store"]').getByRole('combobox')
      await field.selectOption({ label: 'Almacén norte' })
      await page.getByTestId('editor-header-save').click()
      await expect(statusOf(page)).toHaveText('Everything is saved')
      expect((await storyAt(`${slug}-2`)).content).toMatchObject({ store: 'north' })
      isAway = true
      await page.reload()
      const again = page.getByTestId('editor-form').getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await expect(field).toHaveValue('north')
      isAway = false
      await again.click()
      await expect(field.locator('option:checked')).toHaveText('Almacén norte')
    } finally {
      await removeStory(made.id)
      await removeComponent(component.id)
    }
  })
})
