import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { presets } from 'component-schemas/presets/presets.ts'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { publishInEditor, statusOf, stayOnThisMachine, uploadInto } from '../../support/editor.ts'
import { removeStory, storyWith } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

async function makeStory(page: Page, slug: string): Promise<number> {
  await page.goto(testEditorUrl)
  await page.getByRole('button', { name: 'New story' }).click()
  await page.getByLabel('Name').fill(slug)
  await expect(page.getByLabel('Last part of the address')).toHaveValue(slug)
  await page.getByLabel('Find a folder').fill('global')
  await page.getByRole('option', { name: 'Global /global', exact: true }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByTestId('editor-form').waitFor()
  return Number(page.url().split('/').at(-1))
}

const picture = join(import.meta.dirname, '../../../component-schemas/presets/pictures/slim-hero.webp')

/** What an editor changes in a filled block; the presets themselves lack nothing. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  media_standalone: async (page) => {
    await uploadInto(page, 'media', picture)
    const field = page.getByTestId('editor-form').locator('[data-field="media"]')
    await field.getByLabel('Alternative text').fill('Una llave sobre el banco')
    // The crop retains the upper left corner.
    await field.getByRole('button', { name: /^Point of interest/ }).click({ position: { x: 20, y: 10 } })
  },
}

/** A text of each block that visitors read. */
const titles = presets
  .filter(({ component }) => pageBlocks.some(({ name }) => name === component))
  .map(({ content }) => String(content['title']))

test('an editor creates a page of all 27 blocks, sees it in the preview, and publishes it without external services', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const outside = await stayOnThisMachine(page)
  const slug = `prueba-${Date.now()}`
  const id = await makeStory(page, slug)
  try {
    await page.getByLabel('Title (required)').fill('Todas las piezas')
    expect(pageBlocks).toHaveLength(27)
    for (const { name } of pageBlocks) {
      await page.locator('[aria-label="Add a block to Content"]').click()
      await page.locator(`[data-preset="${name}"]`).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await changes[name]?.(page)
    }
    const frame = page.frameLocator('#storyblok-preview')
    const shown = pageBlocks.map(({ name }) => frame.locator(`[data-blok-c*='"${name}"']`).first())
    await expect(shown.at(-1) ?? frame.locator('main')).toBeAttached()

    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    expect((await request.get(`/${slug}`)).status()).toBe(404)
    await publishInEditor(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    // The webhook of the publish is still in flight.
    await expect.poll(async () => (await request.get(`/${slug}`)).status()).toBe(200)
    const seen = await request.get(`/${slug}`)
    const text = (await seen.text())
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
    expect(titles.filter((title) => !text.includes(title))).toEqual([])
    const media = (await storyWith(id)).content.body?.find(({ component }) => component === 'media_standalone')?.[
      'media'
    ]
    expect(media).toMatchObject({ alt: 'Una llave sobre el banco', focus: expect.stringMatching(/^\d+x\d+:\d+x\d+$/) })
    expect(await (await request.get(`/${slug}`)).text()).toContain('alt="Una llave sobre el banco"')
    expect(outside).toEqual([])
  } finally {
    await removeStory(id)
  }
})
