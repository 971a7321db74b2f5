import { expect, test } from 'vitest'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type LocaleCode, localeCodes } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'
import { problemPage } from './problem-page.ts'

const respond = async (code: LocaleCode, problem: FormProblem = 'too-large') => {
  const i18n = await messagesFor(code)
  return await problemPage({ problem, status: 413, i18n, siteContext: { market: markets.base, locale: code } })
}

test('shows a browser without JavaScript the problem in the language of the form, and that nothing is lost', async () => {
  const response = await respond('es')
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store'])
  const html = await response.text()
  expect(html).toContain('<html lang="es-ES">')
  expect(html).toContain('Elija')
  expect(html).toContain('El botón Atrás de su navegador le devuelve al formulario con todo lo que escribió.')
})

test('the page of a form that is gone is headed by that, since it will not be sent later either', async () => {
  const html = await (await respond('de', 'gone')).text()
  expect(html).toContain('<title>Dieses Formular wird nicht mehr angeboten.</title>')
  expect(html).toContain('<h1>Dieses Formular wird nicht mehr angeboten.</h1>')
  expect(html).not.toContain('noch nicht gesendet')
})

test('it leads to whom one may write instead, and home', async () => {
  const html = await (await respond('de', 'gone')).text()
  expect([...html.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, words]) => [href, words])).toEqual([
    ['/de', 'ZARANDAL'],
    ['/de/kontakte', 'Die Werkstatt fragen'],
    ['/de', 'Zurück zur Startseite'],
  ])
})

test.each(['too-large', 'login-ended', 'gone'] as const)(
  'every language has words of its own for: %s',
  async (problem) => {
    const pages = await Promise.all(
      localeCodes.map(async (code) => (await (await respond(code, problem)).text()).replace(/lang="[^"]+"/, '')),
    )
    expect(new Set(pages).size).toBe(pages.length)
  },
)
