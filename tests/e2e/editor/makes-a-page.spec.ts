import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { presets } from 'component-schemas/presets/presets.ts'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { publishInEditor, shownPage, statusOf, stayOnThisMachine, uploadInto } from '../../support/editor.ts'
import { gateHeaders } from '../../support/http/gate.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { createStory, folderAt, publish, removeStory, storyWith } from '../../support/management.ts'
import { contentOf } from '../../support/planned-stories.ts'
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

/** The changes of an editor in a filled block; the presets themselves lack nothing. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  media_standalone: async (page) => {
    await uploadInto(page, 'media', picture)
    const field = page.getByTestId('editor-form').locator('[data-field="media"]')
    await field.getByLabel('Alternative text').fill('Una llave sobre el banco')
    // The crop retains the upper left corner.
    await field.getByRole('button', { name: /^Point of interest/ }).click({ position: { x: 20, y: 10 } })
  },
}

/** The parts that make the look of a block: pictures and films, headings, links outside of texts, fields of a form. */
const parts = {
  pictures: 'img, video',
  headings: 'h1, h2, h3',
  ways: 'a[href]:not(p a)',
  fields: 'input:not([type=hidden]), textarea',
}
type Parts = Readonly<Record<string, boolean>>

/** The parts that the block has on its picture: the gallery takes the picture of this example. */
async function partsInGallery(page: Page, name: string): Promise<Parts> {
  const { text } = await requestHost({ host: 'staging.localhost', path: `/_gallery/${name}`, headers: gateHeaders })
  return await page.evaluate(
    ([html, wanted]) => {
      const block = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-example="typical"] section')
      return Object.fromEntries(Object.entries(wanted).map(([part, one]) => [part, block?.querySelector(one) !== null]))
    },
    [text, parts] as const,
  )
}

async function partsInPreview(page: Page, name: string): Promise<Parts> {
  return await shownPage(page)
    .locator(`main [data-blok-c*='"name":"${name}"']`)
    .first()
    .evaluate(
      (block, wanted) =>
        Object.fromEntries(Object.entries(wanted).map(([part, one]) => [part, block.querySelector(one) !== null])),
      parts,
    )
}

/** A text of each block that visitors read. */
const titles = presets
  .filter(({ component }) => pageBlocks.some(({ name }) => name === component))
  .map(({ content }) => String(content['title']))

test('an editor creates a page of all 27 blocks, each as on its picture, and publishes it without external services', async ({
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
    for (const { name } of pageBlocks) {
      const wanted = await partsInGallery(page, name)
      await expect.poll(async () => ({ name, ...(await partsInPreview(page, name)) })).toEqual({ name, ...wanted })
    }
    await expect(shownPage(page).getByText(/^Los visitantes no ven este bloque/)).toHaveCount(0)

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

test('a page among the products is read at its address, which lists of addresses name, and has no data sheet', async ({
  request,
}) => {
  const slug = `cuidado-${process.pid}`
  const parentId = (await folderAt('global/productos')).id
  const { id } = await createStory({ name: slug, slug, parentId, content: contentOf('Cuide sus llaves') })
  try {
    await publish(id)
    const path = `/productos/${slug}`
    await expect.poll(async () => await (await request.get('/sitemaps/es-1.xml')).text()).toContain(`${path}<`)
    const page = await (await request.get(path)).text()
    expect(page).toContain('Cuide sus llaves')
    expect(page).not.toContain('application/pdf')
    expect((await request.get(`${path}.pdf`)).status()).toBe(404)
    expect((await request.get(`/api/checkStorySlugs?path=${path}`)).status()).toBe(200)
  } finally {
    await removeStory(id)
  }
})
