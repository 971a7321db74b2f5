import { expect, test } from '@playwright/test'
import axe from 'axe-core'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { endVisits } from '../../support/customer/visits.ts'
import { createStory, folderAt, publish, removeStory, save, storyAt } from '../../support/management.ts'

const folder = 'global/extranet/catalogos/llaves'
const mark = `novedad-${process.pid}`
const made: number[] = []

test.afterEach(async () => {
  for (const id of made.splice(0)) await removeStory(id)
})

/** Publishes a price list that only some customers may read. */
async function publishDocument(title: string, groups: readonly string[]): Promise<void> {
  const { content } = await storyAt(`${folder}/tarifa-de-llaves-2026-2`)
  const access = groups.length === 0 ? [] : [{ component: 'access', _uid: `${mark}-access`, groups: [...groups] }]
  const parent = await folderAt(folder)
  const slug = `${mark}-${made.length}`
  const { id } = await createStory({ name: title, slug, parentId: parent.id, content: { ...content, title, access } })
  made.push(id)
  await publish(id)
}

for (const width of [360, 1440]) {
  test(`a customer sees on top what was published since the last visit, and only that, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAsCustomer(page, 'jorge', '/extranet')
    endVisits()
    await page.reload()
    await expect(page.locator('#changes')).toContainText('No ha cambiado nada desde entonces.')
    await publishDocument(`${mark} para todos`, [])
    await publishDocument(`${mark} de talleres`, ['workshop'])
    const older = await storyAt(`${folder}/tarifa-de-llaves-2026-1`)
    await save(older, { ...older.content, teaser: `${mark} corregida` })
    await publish(older.id)

    await expect(async () => {
      await page.reload()
      await expect(page.locator('#changes')).toContainText(`${mark} para todos`, { timeout: 1000 })
      await expect(page.locator('#changes').getByRole('listitem')).toHaveCount(2, { timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    const entries = page.locator('#changes').getByRole('listitem')
    await expect(page.locator('#changes').getByRole('heading', { level: 3 })).toHaveText(['Llaves'])
    await expect(entries.filter({ hasText: mark })).toContainText('Nuevo')
    await expect(entries.filter({ hasText: 'Tarifa de llaves 2026-1' })).toContainText('Cambiado')
    expect(await page.content()).not.toContain(`${mark} de talleres`)
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('#changes'))
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

    await entries.filter({ hasText: mark }).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} para todos`)
    await page.goto('/extranet/catalogos/llaves')
    await expect(page.getByRole('row').filter({ hasText: `${mark} para todos` })).toContainText('Nuevo')
    await expect(page.getByRole('row').filter({ hasText: 'Tarifa de llaves 2026-2' }).first()).not.toContainText(
      'Nuevo',
    )
    if (width > 1000) await expect(page.getByRole('link', { name: 'Resumen (2 novedades)' })).toBeVisible()
    await save(older, older.content)
    await publish(older.id)
  })
}
