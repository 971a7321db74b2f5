import { expect, test } from 'vitest'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { problemPage } from './problem-page.ts'

const told = async (code: LocaleCode) => {
  const i18n = await messagesFor(code)
  return problemPage({ problem: 'too-large', status: 413, i18n, locale: locales[code].iso })
}

test('a browser without JavaScript is told in the language of the form, and that nothing is lost', async () => {
  const answer = await told('es')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store'])
  const html = await answer.text()
  expect(html).toContain('<html lang="es-ES">')
  expect(html).toContain('Elija')
  expect(html).toContain('El botón Atrás de su navegador le devuelve al formulario con todo lo que escribió.')
})

test('every language has words of its own for it', async () => {
  const pages = await Promise.all(
    (Object.keys(locales) as LocaleCode[]).map(async (code) =>
      (await (await told(code)).text()).replace(/lang="[^"]+"/, ''),
    ),
  )
  expect(new Set(pages).size).toBe(pages.length)
})
