import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'

const cookieName = 'i18n_redirected'

test('a page in another language sets the language cookie for a year, although the page is cached', async () => {
  await requestHost({ host: 'localhost', path: '/en/products' })
  const { headers } = await requestHost({ host: 'localhost', path: '/en/products' })
  expect(headers['cache-status']).toBe('zarandal; hit')
  expect(headers['set-cookie']).toEqual([`${cookieName}=en; Max-Age=31536000; Path=/; SameSite=Lax`])
  expect(headers['cache-control']).toContain('private')
  const again = await requestHost({ host: 'localhost', path: '/en/products', headers: { cookie: `${cookieName}=en` } })
  expect(again.headers['set-cookie']).toBeUndefined()
  expect(again.headers['cache-control']).toContain('public')
})

test('a first visit in the language of the site, and a prefetch, set no cookie', async () => {
  expect((await requestHost({ host: 'localhost', path: '/productos' })).headers['set-cookie']).toBeUndefined()
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
  const { headers } = await requestHost({ host: 'localhost', path: '/en/products', headers: prefetch })
  expect(headers['set-cookie']).toBeUndefined()
})

test('the root of the global market redirects to the language of the cookie', async () => {
  const send = (cookie: string) => requestHost({ host: 'global.localhost', path: '/', headers: { cookie } })
  expect((await send('')).headers.location).toBe('/es')
  expect((await send(`${cookieName}=de`)).headers.location).toBe('/de')
  expect((await send(`${cookieName}=de`)).status).toBe(302)
})

test('on an untranslated page the language switch leads to the nearest translated page above it', async () => {
  const { text } = await requestHost({ host: 'localhost', path: '/productos/nor-1r' })
  // Documents name their language too.
  const links = [...text.matchAll(/<a\b[^>]*hrefLang="([^"]*)"[^>]*>/g)].filter(([tag]) => !tag.includes('/f/'))
  const hrefs = Object.fromEntries(links.map(([tag, iso = '']) => [iso, tag.match(/href="([^"]*)"/)?.[1]]))
  expect(hrefs['en']).toBe('/en/products/nor-1r')
  const languages = ['en', 'pt-PT', 'nl-NL', 'it-IT', 'es-ES', 'de-DE', 'fr-FR', 'ro-RO', 'ru-RU']
  expect(Object.keys(hrefs)).toEqual(expect.arrayContaining(languages))
  // The demo has no Russian text yet: of the pages above, only home is there in every language.
  expect(hrefs['ru-RU']).toMatch(/^\/ru(\/|$)/)
  expect((await requestHost({ host: 'localhost', path: hrefs['ru-RU'] ?? '' })).status).toBe(200)
})

test('the language switch keeps what was chosen in a list and typed into the search', async ({ page }) => {
  for (const [from, to] of [
    ['/productos?key-type=flat', '/en/products?key-type=flat'],
    ['/buscar?q=nor-1r', '/en/search?q=nor-1r'],
  ] as const) {
    await page.goto(from)
    await page.getByRole('button', { name: /Español/ }).click()
    await page.getByRole('navigation', { name: 'Idioma' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(to)
  }
})

test('a page carries the interface texts of its own language only', async () => {
  const { text } = await requestHost({ host: 'localhost', path: '/de/produkte' })
  expect(text).toContain('Zum Inhalt springen')
  for (const word of ['Skip to the content', 'Saltar al contenido', 'Aller au contenu'])
    expect(text).not.toContain(word)
})
