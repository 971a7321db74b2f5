import { expect, type Locator, type Page, test } from '@playwright/test'
import { shownPage, statusOf, untilLive } from '../../support/editor.ts'
import { createStory, folderAt, publish, removeStory } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })

const slug = `teclado-${process.pid}`
let id = 0

test.beforeAll(async () => {
  const folder = await folderAt('global')
  const body = [{ component: 'slim_hero', _uid: 'hero', title: 'Con el ratón' }]
  const content = { component: 'page', _uid: 'root', title: 'Teclado', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
  await publish(id)
})
test.afterAll(() => removeStory(id))

/** Presses a key until the wanted element has the focus. */
async function walkTo(page: Page, aim: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await aim.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press(key)
  }
  await expect(aim).toBeFocused()
}

test('the keyboard alone leads from the list of stories to a published change, in Spanish', async ({
  page,
  request,
}) => {
  await page.goto(testEditorUrl)
  await walkTo(page, page.getByRole('searchbox', { name: 'Buscar historias' }))
  await page.keyboard.type(slug)
  const row = page.getByRole('row').filter({ hasText: `global/${slug}` })
  await expect(row).toBeVisible()
  await walkTo(page, row)
  await page.keyboard.press('Enter')
  await untilOpen(page)

  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  const line = page.getByRole('row').filter({ hasText: 'Con el ratón' })
  await walkTo(page, page.getByRole('treegrid').getByRole('row').first())
  await walkTo(page, line, 'ArrowDown')
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('button', { name: 'Saltar la página' }))
  await page.keyboard.press('Enter')
  await walkTo(page, page.locator(`[id="${id}__title-hero"]`))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Con las teclas')
  await expect(shownPage(page).getByRole('heading', { name: 'Con las teclas' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toHaveText('Todo está guardado')

  await page.keyboard.press('F6')
  await walkTo(page, page.getByTestId('editor-header-publish'))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('dialog').getByRole('button').last())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => await (await request.get(`/${slug}`)).text()).toContain('Con las teclas')
})

async function untilOpen(page: Page): Promise<void> {
  await page.getByTestId('editor-form').waitFor()
  await untilLive(page, 'En directo')
}
