import { expect, test } from 'vitest'
import { appLanguage } from './app-messages.ts'
import { appPage } from './app-page.ts'

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
    appPage({ userName: 'Irene', language: 'es', space: { storyCount: 3, findings }, story: undefined }),
  )
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('Ha entrado como Irene. Se han leído 3 historias.')
  expect(page).toMatch(/<th scope="row">Esquema distinto del repositorio<\/th>\s*<td class="warning">aviso<\/td>/)
  expect(page).toContain(
    'Envíe los esquemas o escriba el cambio en el repositorio: solo el espacio tiene el bloque old_hero.',
  )
  expect(page).toMatch(/<a href="[^"]+" target="_top">Esquema del espacio<\/a>/)
})
