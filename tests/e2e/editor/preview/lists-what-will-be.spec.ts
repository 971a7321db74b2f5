import { expect, type Page, test } from '@playwright/test'
import { requestHost } from '../../../support/http/request-host.ts'
import {
  createStory,
  deleteStory,
  folderAt,
  type ManagedStory,
  publish,
  startPageAt,
  storyAt,
  storyWith,
} from '../../../support/management.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { shownPage } from '../../../support/page/shown-page.ts'
import { createRelease, deleteRelease, doRelease, hostedAddress, saveInRelease } from '../../../support/release.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const mark = `${Date.now().toString(36)}x`
const [before, after, draft] = [`Antigua${mark}`, `Futura${mark}`, `Borrador${mark}`]

let release: number
let product: ManagedStory
let unpublished: { id: number }
let [from, to, all, compare, search]: ManagedStory[] = []

/** The content of a blank of a material in a category. */
function blankIn(usual: ManagedStory, category: unknown, more: { name: string; code: string; material: string }) {
  const { name, code, material } = more
  const {
    description: _,
    crossRefs: __,
    compatibility: ___,
    variants: ____,
    downloads: _____,
    ...content
  } = usual.content
  const [spec] = content['spec'] as [Record<string, unknown>]
  const texts = Object.fromEntries(Object.entries(content).filter(([field]) => !field.includes('__i18n__')))
  return { ...texts, name, code, categories: [category], spec: [{ ...spec, material }], seo: [] }
}

test.beforeAll(async () => {
  const usual = await storyAt('global/productos/nor-1r')
  from = await storyAt('global/categorias/llaves-de-puntos')
  to = await storyAt('global/categorias/llaves-tubulares-y-de-cruz')
  all = await startPageAt('global/productos')
  search = await storyAt('global/buscar')
  compare = await storyAt('global/productos/comparar')
  const { id: parentId } = await folderAt('global/productos')
  const make = async (name: string, code: string) => {
    const content = blankIn(usual, from?.['uuid'], { name, code, material: 'brass' })
    return await createStory({ name, slug: code.toLowerCase(), parentId, content })
  }
  const { id } = await make(before, `${mark}-1`)
  await publish(id)
  product = await storyWith(id)
  unpublished = await make(draft, `${mark}-2`)
  release = await createRelease(mark)
  const later = blankIn(usual, to['uuid'], { name: after, code: `${mark}-1`, material: 'steel' })
  await saveInRelease(release, product, later)
})

test.afterAll(async () => {
  await deleteRelease(release).catch(() => undefined)
  for (const { id } of [product, unpublished]) await deleteStory(id)
})

const send = async (path: string) => await requestHost({ host: 'localhost', path })

/** Opens a page as an editor sees it who has chosen the release. */
async function preview(page: Page, story: ManagedStory | undefined, more: Record<string, string> = {}): Promise<void> {
  if (!story) throw new Error('The story is not read yet')
  await page.goto(hostedAddress(story, { release, more }))
}

const countOf = async (page: Page) => Number.parseInt(await page.getByText(/^\d+ productos?$/).innerText(), 10)
const results = (page: Page) => page.locator('#list article')

/** The number beside a value of a facet. */
async function announced(page: Page, value: string): Promise<number> {
  const label = page.locator('#list label', { hasText: value }).first()
  return (await label.count()) === 0 ? 0 : Number((await label.innerText()).replace(/\D/g, ''))
}

test('a product that a release moves and changes is in the lists in which it will be, and in no other', async ({
  page,
}) => {
  await page.goto('/categorias/llaves-de-puntos')
  const inFrom = await countOf(page)
  await expect(page.locator('#list')).toContainText(before)
  await preview(page, from)
  expect(await countOf(page)).toBe(inFrom - 1)
  await expect(page.locator('#list')).not.toContainText(`${mark}-1`)
  await page.goto('/categorias/llaves-tubulares-y-de-cruz')
  const inTo = await countOf(page)
  await preview(page, to)
  expect(await countOf(page)).toBe(inTo + 1)
  await expect(page.locator('#list')).toContainText(after)
})

test('counts, filters and order of a list, and the comparison, are those of the release', async ({ page }) => {
  const keys = { kind: 'key_blank' }
  await page.goto('/productos?kind=key_blank')
  const [steel, brass] = [await announced(page, 'Acero'), await announced(page, 'Latón')]
  expect(brass).toBeGreaterThan(0)
  await preview(page, all, keys)
  expect([await announced(page, 'Acero'), await announced(page, 'Latón')]).toEqual([steel + 1, brass - 1])
  await preview(page, all, { ...keys, material: 'steel', sort: 'name' })
  expect(await countOf(page)).toBe(steel + 1)
  const names = await results(page).allInnerTexts()
  expect(names.filter((name) => name.includes(after))).toHaveLength(1)
  expect(names.filter((name) => name.includes(before))).toEqual([])
  await preview(page, compare, { c: `${mark}-1` })
  await expect(page.getByRole('main')).toContainText(after)
  await expect(page.getByRole('main')).not.toContainText(before)
})

test('the search of the release finds a product by its new name, marks it, and shows it under its old one as it will be', async ({
  page,
}) => {
  await expect.poll(async () => (await send(`/buscar?q=${before}`)).text.includes(`${mark}-1`)).toBe(true)
  expect((await send(`/buscar?q=${after}`)).text).not.toContain(`${mark}-1`)
  await preview(page, search, { q: after })
  await expect(results(page)).toHaveCount(1)
  await expect(results(page)).toContainText([`${mark}-1`])
  await expect(results(page)).toContainText(['Aún no es público'])
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`1 resultado para «${after}»`)
  await expect(page.getByText(/^Vista previa de la búsqueda/)).toBeVisible()
  expect(await axeProblems(page, { include: ['main'] })).toEqual([])
  await preview(page, search, { q: before })
  await expect(results(page)).toHaveCount(1)
  await expect(results(page)).toContainText([after])
  await expect(results(page)).not.toContainText(['Aún no es público'])
})

test('the search of a preview fits into phones, tablets and screens', async ({ page }, { outputDir }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await preview(page, search, { q: after })
    await page.screenshot({ path: `${outputDir}/search-${width}.png`, fullPage: true })
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([width, isWider]).toEqual([width, false])
  }
})

test('the search of drafts finds what was never published, and the public one does not', async ({ page }) => {
  await page.goto(hostedAddress(search as ManagedStory, { more: { q: draft } }))
  await expect(results(page)).toHaveCount(1)
  await expect(results(page)).toContainText(['Aún no es público'])
  // The changes of the release are no drafts, and the drafts are not in the release.
  await page.goto(hostedAddress(search as ManagedStory, { more: { q: after } }))
  await expect(results(page)).toHaveCount(0)
  await preview(page, search, { q: draft })
  await expect(results(page)).toHaveCount(0)
  expect((await send(`/buscar?q=${draft}`)).text).not.toContain(`${mark}-2`)
})

test('similar products stand on the draft of a product as they will be', async ({ page }) => {
  const similar = page.locator('#similar-products')
  await page.goto('/productos/nor-1r')
  await expect(similar.getByRole('article').first()).toBeVisible()
  // Content far down is not laid out yet: it has text, and no inner text.
  const shown = await similar.getByRole('article').allTextContents()
  await preview(page, await storyAt('global/productos/nor-1r'))
  await expect(similar.getByRole('article')).toHaveText(shown.map((text) => text.replace(before, after)))
})

test('after the release the lists of visitors are those of the preview', async ({ page }) => {
  const seen: [string, string][] = []
  for (const [path, story, more] of [
    ['/categorias/llaves-de-puntos', from, {}],
    ['/categorias/llaves-tubulares-y-de-cruz', to, {}],
    ['/productos?kind=key_blank&material=steel', all, { kind: 'key_blank', material: 'steel' }],
  ] as const) {
    const { text } = await send(hostedAddress(story as ManagedStory, { release, more }))
    seen.push([path, await shownPage(page, text)])
  }
  await doRelease(release)
  for (const [path, previewed] of seen) {
    await expect
      .poll(async () => (await shownPage(page, (await send(path)).text)) === previewed, {
        message: path,
        timeout: 60_000,
      })
      .toBe(true)
  }
  await expect.poll(async () => (await send(`/buscar?q=${after}`)).text.includes(`${mark}-1`)).toBe(true)
})
