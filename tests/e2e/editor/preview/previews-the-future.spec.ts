import { expect, type Frame, type Page, test } from '@playwright/test'
import { requestHost } from '../../../support/http/request-host.ts'
import { type ManagedStory, startPageAt, storyAt } from '../../../support/management.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { createRelease, deleteRelease, hostedAddress, saveInRelease } from '../../../support/release.ts'
import { testEditorOrigin, testSiteUrl } from '../../../support/test-system.ts'

const word = `Futuro${Date.now().toString(36)}`
const newsAddress = 'global/eventos-y-noticias/comunicados-de-prensa/titan-e3-mide-antes-de-cortar'
/** From 24 January 2027, 9:30 to 14:30 in Madrid. */
const raceAddress = 'global/eventos-y-noticias/eventos/triatlon-blanco'

let release: number
let news: ManagedStory
let race: ManagedStory
let list: ManagedStory

test.beforeAll(async () => {
  release = await createRelease(word)
  news = await storyAt(newsAddress)
  race = await storyAt(raceAddress)
  list = await startPageAt('global/eventos-y-noticias/comunicados-de-prensa')
  const settings = await storyAt('_config/site-settings')
  await saveInRelease(release, news, { ...news.content, title: `${word} nota` })
  await saveInRelease(release, settings, { ...settings.content, copyright: `${word} pie` })
  // The site reads the plan again after three seconds.
  const preview = async () => (await requestHost({ host: 'localhost', path: hostedAddress(news, { release }) })).text
  await expect.poll(preview).toContain(`${word} pie`)
})
test.afterAll(() => deleteRelease(release))

/** A page of the editor's origin that frames an address of the site, as the hosted editor does. */
async function frameAt(page: Page, address: string): Promise<Frame> {
  await page.goto(`${testEditorOrigin}/healthz`)
  await page.evaluate((src) => {
    const received: { action?: string }[] = []
    Object.assign(window, { received })
    window.addEventListener('message', ({ data }) => received.push(data))
    const frame = document.createElement('iframe')
    Object.assign(frame, { id: 'storyblok-preview', src, width: 1280, height: 720 })
    document.body.replaceChildren(frame)
  }, `${testSiteUrl}${address}`)
  await page.waitForFunction(() =>
    (window as unknown as { received: { action?: string }[] }).received.some(({ action }) => action === 'initialized'),
  )
  const frame = page.frames().find((one) => one.url().startsWith(testSiteUrl))
  if (!frame) throw new Error('The frame shows no page of the site')
  return frame
}

test('the release of the editor’s address reaches the story, the settings around it, its edits and the pages of its links', async ({
  page,
}) => {
  const frame = await frameAt(page, hostedAddress(news, { release }))
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${word} nota`)
  await expect(frame.getByRole('contentinfo')).toContainText(`${word} pie`)
  const bar = frame.getByRole('complementary', { name: 'Vista previa' })
  await expect(bar).toContainText(`Publicación conjunta ${word}`)

  // Typed text replaces the content of the release, through the bridge.
  const story = { ...news, content: { ...news.content, title: 'Tecleado' } }
  await page.evaluate(
    ([said, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(said, origin as string),
    [{ action: 'input', story }, testSiteUrl] as const,
  )
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tecleado')

  await frame.getByRole('navigation', { name: 'Está aquí' }).getByRole('link').last().click()
  await expect(frame.getByRole('main')).toContainText(`${word} nota`)
  expect(new URL(frame.url()).searchParams.get('_storyblok_release')).toBe(String(release))
})

test('a list of the release has its stories, and one without it has none of them', async ({ page }) => {
  const inRelease = await frameAt(page, hostedAddress(list, { release }))
  await expect(inRelease.getByRole('main')).toContainText(`${word} nota`)
  for (const none of ['0', '', 'undefined']) {
    const frame = await frameAt(page, hostedAddress(list, { more: { _storyblok_release: none } }))
    await expect(frame.getByRole('main')).not.toContainText(word)
    await expect(frame.getByRole('complementary', { name: 'Vista previa' })).toContainText(
      'Borradores como están ahora',
    )
  }
})

test('a release that there is not is named above the draft', async ({ page }) => {
  const frame = await frameAt(page, hostedAddress(news, { release: 987_654 }))
  await expect(frame.getByRole('complementary', { name: 'Vista previa' })).toContainText('987654')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(String(news.content['title']))
})

test('the clock of a page is the chosen moment, in the time zone of the market, without JavaScript too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: testSiteUrl })
  const page = await context.newPage()
  await page.goto(hostedAddress(race))
  const show = async (at: string) => {
    await page.locator('[data-preview-bar] summary').click()
    await page.getByLabel('Fecha y hora').fill(at)
    await page.getByRole('button', { name: 'Mostrar' }).click()
    await expect(page.locator('[data-preview-bar] summary')).toContainText('2027')
  }
  const status = page.getByRole('main').locator('dd').first()
  await show('2027-01-24T09:29')
  await expect(status).toContainText('Previsto')
  await expect(page.getByRole('contentinfo')).toContainText('2027')
  await show('2027-01-24T09:30')
  await expect(status).toContainText('En curso')
  await show('2027-01-25T00:00')
  await expect(status).toContainText('Finalizado')
  // Back to the saved content.
  await page.locator('[data-preview-bar] summary').click()
  await page.getByRole('link', { name: 'Borradores como están ahora' }).click()
  await expect(status).toContainText('Previsto')
  await context.close()
})

test('a customer’s rights decide behind the login', async ({ page }) => {
  const rates = await storyAt('global/extranet/catalogos/maquinas/tarifa-de-maquinas-2026')
  const title = page.getByRole('heading', { level: 1 })
  const showAs = async (group: string, words: string) => {
    await page.locator('[data-preview-bar] summary').click()
    await page.getByLabel('Como cliente').selectOption(group)
    await page.getByRole('button', { name: 'Mostrar' }).click()
    await expect(page.locator('[data-preview-bar] summary')).toContainText(words)
  }
  await page.goto(hostedAddress(rates))
  await expect(title).toHaveText('Tarifa de máquinas 2026')
  await showAs('locksmith', 'Cerrajerías')
  await expect(title).toHaveText('Los clientes de este grupo no pueden leer esta página')
  await showAs('distributor', 'Distribuidores')
  await expect(title).toHaveText('Tarifa de máquinas 2026')
  // A public page is the same for every customer.
  await page.goto(hostedAddress(news))
  await page.locator('[data-preview-bar] summary').click()
  await expect(page.getByLabel('Como cliente')).toHaveCount(0)
})

test('another language shows the same story with the same choice', async ({ page }) => {
  await page.goto(hostedAddress(race, { release, more: { _preview_at: '2027-01-24T10:00' } }))
  await page.locator('[data-preview-bar] summary').click()
  await page.locator('[data-preview-bar]').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await expect(page.locator('[data-preview-bar] summary')).toContainText(word)
  await expect(page.locator('[data-preview-bar] summary')).toContainText('2027')
  await page.locator('[data-preview-bar] summary').click()
  const [italian] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('[data-preview-bar]').getByRole('link', { name: 'Italien' }).click(),
  ])
  await expect(italian.locator('html')).toHaveAttribute('lang', /^it/)
  await expect(italian.locator('[data-preview-bar] summary')).toContainText(word)
  expect(new URL(italian.url()).hostname).toBe('italy.localhost')
})

test('the bar is hidden and shown by F2 and by its buttons, by keyboard alone, and breaks no rule of axe', async ({
  page,
}) => {
  await page.goto(hostedAddress(news, { release, more: { _preview_at: '2027-01-24T10:00' } }))
  const bar = page.locator('[data-preview-bar]')
  await expect(bar.getByRole('button', { name: /F2/ })).toBeVisible()
  await page.keyboard.press('F2')
  await expect(bar.getByText(word)).toHaveCount(0)
  await expect(bar.locator('summary')).toHaveCount(0)
  await page.reload()
  await expect(bar.locator('summary')).toHaveCount(0)
  await page.keyboard.press('F2')
  await expect(bar.locator('summary')).toBeVisible()
  await bar.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: 'Mostrar' })).toBeVisible()
  expect(await axeProblems(page, { include: ['[data-preview-bar]'] })).toEqual([])
  await bar.getByRole('button', { name: /F2/ }).focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: /F2/ })).toBeFocused()
  expect(await axeProblems(page, { include: ['[data-preview-bar]'] })).toEqual([])
})

test('the bar fits into phones, tablets and screens', async ({ page }, { outputDir }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(hostedAddress(news, { release, more: { _preview_at: '2027-01-24T10:00' } }))
    await page.screenshot({ path: `${outputDir}/bar-${width}.png` })
    await page.locator('[data-preview-bar] summary').click()
    await page.screenshot({ path: `${outputDir}/bar-open-${width}.png` })
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([width, isWider]).toEqual([width, false])
  }
})

test('a release in an address does nothing without admission', async () => {
  const { pathname } = new URL('/eventos-y-noticias/comunicados-de-prensa/titan-e3-mide-antes-de-cortar', testSiteUrl)
  const send = (path: string) => requestHost({ host: 'localhost', path })
  const plain = await send(pathname)
  const future = await send(`${pathname}?_storyblok_release=${release}&_preview_at=2027-01-24T10:00Z`)
  expect([future.status, future.text]).toEqual([200, plain.text])
  expect(future.headers['cache-status']).toMatch(/zarandal; hit/)
  expect(plain.text).not.toContain('data-preview-bar')
  expect((await send(`${pathname}?_storyblok=${news.id}&_storyblok_release=${release}`)).status).toBe(401)
})
