import { expect, type Frame, type Page, test } from '@playwright/test'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { openInEditor, shownPage, untilLive } from '../../support/editor.ts'
import { gateCredentials } from '../../support/http/gate.ts'
import { createStory, folderAt, removeStory } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, httpCredentials: gateCredentials })

const slug = `presets-${process.pid}`
let id = 0

test.beforeAll(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Presets', body: [] }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterAll(() => removeStory(id))

/** What makes the look of a block: pictures and films, headings, ways on besides those in a text, fields of a form. */
const parts = {
  pictures: 'img, video',
  headings: 'h1, h2, h3',
  ways: 'a[href]:not(p a)',
  fields: 'input:not([type=hidden]), textarea',
}

/** Which parts a block has, and whether something of it is wider than the page. */
async function partsOf(page: Page | Frame, selector: string): Promise<Record<string, boolean>> {
  return await page
    .locator(selector)
    .first()
    .evaluate(
      (block, wanted) =>
        Object.fromEntries(Object.entries(wanted).map(([name, one]) => [name, block.querySelector(one) !== null])),
      parts,
    )
}

async function insert(page: Page, name: string): Promise<void> {
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page.getByRole('dialog').locator(`[data-preset="${name}"]`).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('every block looks like its picture as soon as it is inserted', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const gallery = await browser.newPage({ httpCredentials: gateCredentials })
  await openInEditor(page, id)
  await untilLive(page)
  for (const { name } of pageBlocks) {
    await test.step(name, async () => {
      await insert(page, name)
      const frame = page.frames().find((one) => one.url().startsWith(testSiteUrl))
      if (!frame) throw new Error('The preview shows no page of the site')
      const block = `main [data-blok-c*='"name":"${name}"']`
      await gallery.goto(`http://staging.localhost:${new URL(testSiteUrl).port}/_gallery/${name}`)
      const wanted = await partsOf(gallery, '[data-example="typical"] section')
      await expect.poll(async () => ({ name, ...(await partsOf(frame, block)) })).toEqual({ name, ...wanted })
      await expect(shownPage(page).getByText(/^Los visitantes no ven este bloque/)).toHaveCount(0)
      // One block at a time: the next comparison starts from an empty page.
      await page.locator('.story-bar').getByRole('button', { name: 'Undo' }).click()
      await expect(frame.locator(block)).toHaveCount(0)
    })
  }
  await gallery.close()
})
