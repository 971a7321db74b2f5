import { expect, type Page, test } from '@playwright/test'
import { localeCodes } from 'site/routing/locales.ts'
import { draftCookieFor } from 'site/server/preview/draft-cookie.ts'
import { z } from 'zod'
import { previewSecrets } from '../../../support/http/gate.ts'
import { requestHost } from '../../../support/http/request-host.ts'
import { inParallel } from '../../../support/in-parallel.ts'
import { type ManagedStory, publish, save, storyAt } from '../../../support/management.ts'
import { shownPage } from '../../../support/page/shown-page.ts'
import { createRelease, doRelease, hostedAddress, saveInRelease } from '../../../support/release.ts'

/** Twelve stories of different kinds, which name and list each other. */
const addresses = [
  'global/home',
  'global/como-se-lee-una-llave',
  'global/aviso-legal',
  'global/productos/nor-1r',
  'global/productos/titan-e3',
  'global/categorias/llaves-de-puntos',
  'global/eventos-y-noticias/comunicados-de-prensa/titan-e3-mide-antes-de-cortar',
  'global/eventos-y-noticias/eventos/triatlon-blanco',
  'global/eventos-y-noticias/fotos-feria-de-otono',
  'global/sobre-nosotros/equipo-de-triatlon/vera-castell',
  'global/trabaja-con-nosotros/metrologia',
  'global/recursos/catalogos/maquinas-2026',
]

const mark = `R${Date.now().toString(36)}`
const stories: ManagedStory[] = []
let release: number

/** The name that visitors read, with a mark in every language of the content. */
function renamed(content: Record<string, unknown>): Record<string, unknown> {
  const field = 'title' in content ? 'title' : 'name'
  const texts = localeCodes.map((locale) => (locale === 'es' ? field : `${field}__i18n__${locale}`))
  return { ...content, ...Object.fromEntries(texts.map((key) => [key, `${content[key] || content[field]} ${mark}`])) }
}

test.beforeAll(async () => {
  release = await createRelease(mark)
  for (const address of addresses) stories.push(await storyAt(address))
  for (const story of stories) await saveInRelease(release, story, renamed(story.content))
})

test.afterAll(async () => {
  for (const story of stories) {
    await save(story, story.content)
    await publish(story.id)
  }
})

const send = (path: string, headers: Record<string, string> = {}) => requestHost({ host: 'localhost', path, headers })
const vendorCode = (locale: string) => (locale === 'es' ? 'default' : locale)
const addressesBody = z.object({
  addresses: z.array(z.object({ locale: z.string(), path: z.string(), markets: z.array(z.string()) })),
})

/** The paths of a story on the host of no market, by language. */
async function pathsOf(id: number): Promise<{ locale: string; path: string }[]> {
  const cookie = draftCookieFor(previewSecrets, Date.now()).split(';')[0] ?? ''
  const { text } = await send(`/api/preview/addresses?stories=${id}`, { cookie })
  return addressesBody.parse(JSON.parse(text)).addresses.filter(({ markets }) => markets.includes('base'))
}

/** Of each story three languages, so that twelve stories have each language four times; `PREVIEWED=all` (npm run drills) reads all nine of each. */
function isRead(story: ManagedStory, { locale }: { locale: string }): boolean {
  const places = localeCodes.length / 3
  return (
    process.env['PREVIEWED'] === 'all' ||
    localeCodes.findIndex((code) => code === locale) % places === stories.indexOf(story) % places
  )
}

test('what was previewed of a release is what visitors get after it, in each language', async ({ page }) => {
  test.setTimeout(process.env['PREVIEWED'] === 'all' ? 1_200_000 : 300_000)
  const all = await inParallel(stories, async (story) => (await pathsOf(story.id)).map((one) => ({ story, ...one })))
  expect(all.flat().length).toBe(addresses.length * localeCodes.length)
  const pages = all.flat().filter((one) => isRead(one.story, one))
  const previews = await inParallel(pages, async ({ story, locale }) => {
    const { status, text } = await send(hostedAddress(story, { release, language: vendorCode(locale) }))
    return { status, text }
  })
  expect(previews.filter(({ status, text }) => status !== 200 || !text.includes(mark))).toEqual([])
  const before = await inParallel(pages, async ({ path }) => (await send(path)).text)
  expect(before.filter((text) => text.includes(mark))).toEqual([])

  await doRelease(release)
  const until = Date.now() + renderedMs
  const different: string[] = []
  for (const [at, { path }] of pages.entries()) {
    const seen = await shownPage(page, previews[at]?.text ?? '')
    const shown = await publishedAs(page, { path, seen, until })
    if (seen !== shown) different.push(`${path}\n${firstDifference(seen, shown)}`)
  }
  expect(different.join('\n\n')).toBe('')
})

/**
 * A release makes every page stale at once. Visitors get stale copies of them while others are rendered (`page-cache/availability-policy.ts`),
 * on a machine that is busy with tests.
 */
const renderedMs = 150_000

type Published = { path: string; seen: string; until: number }

/** The page for visitors at a path: as soon as it equals the preview, else at the end of the time in which pages are rendered again. */
async function publishedAs(page: Page, { path, seen, until }: Published): Promise<string> {
  for (;;) {
    const shown = await shownPage(page, (await send(path)).text)
    if (shown === seen || Date.now() > until) return shown
    await page.waitForTimeout(250)
  }
}

/** The first line in which two texts differ, with the one before it. */
function firstDifference(previewed: string, published: string): string {
  const [a, b] = [previewed.split('\n'), published.split('\n')]
  const at = a.findIndex((line, index) => line !== b[index])
  return [`  ${a[at - 1]?.slice(0, 200)}`, `- ${a[at]?.slice(0, 400)}`, `+ ${b[at]?.slice(0, 400)}`].join('\n')
}
