import { expect, type Page, test } from '@playwright/test'
import { pageBlocks } from 'component-schemas/page-blocks.ts'
import { presets } from 'component-schemas/presets/presets.ts'
import { publishInEditor, statusOf, stayOnThisMachine } from '../../support/editor.ts'
import { removeStory } from '../../support/management.ts'
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

/** Blocks whose preset names no pages or files of any space: visitors see nothing of them until some are picked. */
const emptyUntilPicked = new Set(['pages_sorting', 'media_standalone', 'media_carousel'])

/** Titles of the presets that visitors see as they are. */
function filledTitles(): string[] {
  return presets.flatMap(({ component, content }) => {
    const block = pageBlocks.find(({ name }) => name === component)
    const isWhole = block?.content.safeParse({ ...content, _uid: component }).success === true
    const isSeen = isWhole && !emptyUntilPicked.has(component)
    return isSeen && typeof content['title'] === 'string' ? [content['title']] : []
  })
}

test('a page of all 27 blocks is made, seen while it is made, and published, with nothing but this machine', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
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
    }
    const frame = page.frameLocator('#storyblok-preview')
    const shown = pageBlocks.map(({ name }) => frame.locator(`[data-blok-c*='"${name}"']`).first())
    await expect(shown.at(-1) ?? frame.locator('main')).toBeAttached()

    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    expect((await request.get(`/${slug}`)).status()).toBe(404)
    await publishInEditor(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    const seen = await request.get(`/${slug}`)
    expect(seen.status()).toBe(200)
    const text = await seen.text()
    expect(filledTitles().filter((title) => !text.includes(title))).toEqual([])
    expect(filledTitles()).toHaveLength(19)
    expect(outside).toEqual([])
  } finally {
    await removeStory(id)
  }
})
