import { expect, test } from '@playwright/test'
import { handledPaths } from '../../../support/http/handled-paths.ts'
import { testSiteUrl } from '../../../support/test-system.ts'

const person = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate', referer: `${testSiteUrl}/de/produkte` }
const script = { accept: '*/*' }

type Asked = { path: string; method: string; status: number; headers?: Record<string, string>; body?: Buffer }

const refused: readonly Asked[] = [
  ...['/01/a', ...handledPaths.map(({ path }) => path)].map((path) => ({ path, method: 'DELETE', status: 405 })),
  ...handledPaths
    .filter(({ path, methods }) => methods.includes('POST') && !path.startsWith('/api/forms/'))
    .map(({ path }) => ({ path, method: 'POST', status: 413, body: Buffer.alloc(6 * 2 ** 20, 'a') })),
  { path: '/api/nothing', method: 'GET', status: 404 },
  { path: '/productos', method: 'POST', status: 405 },
  { path: `/${'a'.repeat(9000)}`, method: 'GET', status: 414 },
  ...['/api/forms/consulta', '/api/lists', '/api/extranet/shares', '/api/files/basket', '/api/auth/logout'].map(
    (path) => ({ path, method: 'POST', status: 403, headers: { origin: 'https://other.example' } }),
  ),
  { path: '/api/forms/consulta', method: 'POST', status: 400, headers: { 'content-type': 'text/plain' } },
  ...['/api/lists', '/api/downloads/a', '/api/files/zip', '/api/price-lists/prices.csv', '/api/enquiries/a.pdf'].map(
    (path) => ({ path, method: path === '/api/lists' ? 'POST' : 'GET', status: 401 }),
  ),
  ...['/api/tables/a.csv', '/api/passed?token=a', '/01/02000000010015'].map((path) => ({
    path,
    method: 'GET',
    status: path.startsWith('/01/') ? 400 : 404,
  })),
  { path: '/api/tables/codes.csv?locale=de&codes=!', method: 'GET', status: 400 },
]

for (const { path, method, status, headers: own = {}, body = Buffer.from('x') } of refused) {
  test(`${method} ${path.slice(0, 60)} is refused with ${status}: a page for a person, data for a script`, async ({
    request,
  }) => {
    const send = (headers: Record<string, string>) =>
      request.fetch(path, {
        method,
        headers: { origin: testSiteUrl, ...headers, ...own },
        maxRedirects: 0,
        ...(method === 'POST' && { data: body }),
      })
    const page = await send(person)
    const html = await page.text()
    expect([page.status(), page.headers()['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(html).toMatch(/<html lang="(de-DE|en)">.*<title>[^<]{8,}<\/title>.*<h1>[^<]{8,}<\/h1><p>[^<]{20,}/)
    expect(html.match(/<li><a href="\/de/g)?.length).toBeGreaterThanOrEqual(2)
    const data = await send(script)
    expect([data.status(), data.headers()['content-type']]).toEqual([status, expect.stringContaining('json')])
    await data.json()
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a file that is too large for the page of codes is refused in its language, with a way back', async ({
      page,
    }) => {
      await page.goto('/productos/codigos')
      const buffer = Buffer.alloc(6 * 2 ** 20, 'NOR-1R;20\n')
      const file = { name: 'pedido.csv', mimeType: 'text/csv', buffer }
      await page.getByLabel('O un archivo (CSV o texto)').setInputFiles(file)
      await page.getByRole('button', { name: 'Buscar los códigos' }).click()
      await expect(page.getByRole('heading', { name: 'Es demasiado de una vez' })).toBeVisible()
      await expect(page.getByText('El botón Atrás de su navegador le devuelve al formulario')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/productos/codigos')
    })
  })
}
