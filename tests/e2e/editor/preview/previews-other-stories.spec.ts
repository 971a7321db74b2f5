import { expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, shownPage, statusOf, untilLive } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory, storyAt } from '../../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const outline = (page: Page) => page.getByRole('treegrid', { name: 'Blocks' })

async function createIn(folder: string, content: { component: string }, name: string): Promise<number> {
  const { id } = await folderAt(folder)
  return (await createStory({ name, slug: `${name}-${process.pid}`, parentId: id, content })).id
}

test('site settings show their menus and their footer around the home page, with every key stroke', async ({
  page,
}) => {
  const { id } = await storyAt('_config/site-settings')
  await openInEditor(page, id)
  await untilLive(page)
  await page.getByRole('radio', { name: 'Desktop' }).click()
  const menu = shownPage(page).getByRole('navigation', { name: 'Menú principal' })
  await expect(menu).toBeVisible()
  await outline(page).getByRole('row').filter({ hasText: 'Productos' }).first().click()
  await page.getByTestId('editor-form').getByLabel('Label (required)').fill('Llaves y más')
  await expect(menu.getByRole('button', { name: 'Llaves y más' })).toBeVisible()
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('a redirect is tested on every website while it is written', async ({ page }) => {
  const link = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/productos', cached_url: '/productos' }
  const id = await createIn(
    '_data/redirects',
    { component: 'redirect', _uid: 'r', from: '/antiguo', to: link } as never,
    'antiguo',
  )
  try {
    await openInEditor(page, id)
    await untilLive(page)
    const base = shownPage(page).getByRole('table').filter({ hasText: '/antiguo' }).first()
    await expect(base).toContainText('Funciona en cuanto se publica')
    const from = fieldIn(page, id, { field: 'from', uid: 'r' })
    await from.fill('/productos')
    await expect(shownPage(page).getByText('Da vueltas en círculo').first()).toBeVisible()
    await from.fill('/de/alt')
    await expect(shownPage(page).getByText('/de/alt').first()).toBeVisible()
    await from.fill('mal')
    await expect(shownPage(page).getByText('Aquí no rige').first()).toBeVisible()
  } finally {
    await removeStory(id)
  }
})

test('a file without a page shows its row as lists of files do, and a folder its files', async ({ page }) => {
  const file = await storyAt('_data/downloads/cambiar-la-pila')
  await openInEditor(page, file.id)
  await untilLive(page)
  await expect(shownPage(page).getByText('Así lo muestran las listas de archivos')).toBeVisible()
  await page.getByTestId('editor-form').getByLabel('Title (required)').fill('Cambiar la pila paso a paso')
  await expect(shownPage(page).getByRole('heading', { name: 'Cambiar la pila paso a paso' })).toBeVisible()
  const folder = await storyAt('_data/downloads/carpeta-fichas-de-maquinas')
  await openInEditor(page, folder.id)
  await untilLive(page)
  await expect(shownPage(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a story where no address leads says so instead of showing an error', async ({ page }) => {
  const id = await createIn('_data', { component: 'page', _uid: 'p', title: 'Perdida', body: [] } as never, 'perdida')
  try {
    await openInEditor(page, id)
    await untilLive(page)
    await expect(shownPage(page).getByRole('heading', { name: 'Este contenido no tiene página' })).toBeVisible()
    await expect(statusOf(page)).toBeVisible()
  } finally {
    await removeStory(id)
  }
})
