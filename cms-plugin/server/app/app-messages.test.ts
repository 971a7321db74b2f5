import { expect, test } from 'vitest'
import { appLanguage } from './app-messages.ts'
import { appPage } from './app-page.ts'
import { isShown, readFilter } from './finding-filter.ts'

test.each([
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, en;q=0.2, es;q=0.7', 'fr'],
  ['pt-PT, en;q=0.2, it;q=0.7', 'it'],
  ['es;q=0, nl', 'en'],
  ['de-AT', 'de'],
  ['constructor', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('to a browser that asks for %j the app speaks %s', (header, language) => {
  expect(appLanguage(header)).toBe(language)
})

test('the page is in the language that it names, and every finding has words to follow', () => {
  const finding = {
    code: 'schema-drift',
    severity: 'warning',
    fullSlug: '',
    path: '',
    details: { value: { phrase: 'blockInSpaceOnly', values: { block: 'old_hero' } } },
  } as const
  const findings = [{ ...finding, editorUrl: 'http://localhost:4000/#/me/spaces/1' }]
  const page = String(
    appPage({
      userName: 'Irene',
      language: 'es',
      space: { storyCount: 3, findings },
      readAt: Date.parse('2026-11-25T20:00:00Z'),
      filter: {},
      addressWith: ({ severity = '' }) => `?severity=${severity}`,
      story: undefined,
    }),
  )
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('Ha entrado como Irene. Se han leído 3 historias.')
  expect(page).toMatch(
    /<th scope="row"><a href="#schema-drift">Esquema distinto del repositorio<\/a><\/th>\s*<td class="warning">aviso<\/td>/,
  )
  expect(page).toContain(
    'Envíe los esquemas o escriba el cambio en el repositorio: solo el espacio tiene el bloque old_hero.',
  )
  expect(page).toMatch(/<a href="[^"]+" target="_top">Esquema del espacio<\/a>/)
})

test('findings are filtered by severity and language, and unknown filters show all', () => {
  const finding = (severity: 'error' | 'info', language?: string) =>
    ({ code: 'broken-link', severity, language, fullSlug: '', path: '', details: {}, editorUrl: '' }) as const
  const all = [finding('error'), finding('info', 'de'), finding('error', 'de')]
  const shown = (query: Record<string, string>) => all.map((one) => isShown(one, readFilter(query)))
  expect(shown({})).toEqual([true, true, true])
  expect(shown({ severity: 'error' })).toEqual([true, false, true])
  expect(shown({ severity: 'error', language: 'de' })).toEqual([false, false, true])
  expect(shown({ language: 'default' })).toEqual([true, false, false])
  expect(shown({ severity: 'x', language: '<script>' })).toEqual([true, true, true])
})
