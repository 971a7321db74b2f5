import { expect, test } from '@playwright/test'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { migrateContent } from 'scripts/schemas/migrate/migrate-content.ts'
import { changeValues, type Migration } from 'scripts/schemas/migrate/migration.ts'
import { requestSite } from 'scripts/schemas/migrate/request-site.ts'
import { changedPages, publishedOf } from 'scripts/schemas/pages/changed-pages.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { testContentUrl, testSiteUrl } from '../../support/test-system.ts'

const space = { contentUrl: testContentUrl, spaceId: 100_001, managementToken: 'local-management' }

/** One product has another name in Spanish. */
const renaming: Migration = {
  id: '2026-11-21-titan',
  says: 'The Titan E1 has a further name in Spanish.',
  allows: [],
  blocks: ['product'],
  up: (block) => (block['code'] === 'TITAN-E1' ? renamed(block) : block),
}
const renamed = changeValues(product, 'name', (name, language) =>
  language === 'default' ? `${String(name)} Quetzal` : name,
)

/** The product's page in two languages, a category with its card, and an unrelated page. */
const pages = ['/productos/titan-e1', '/en/products/titan-e1', '/categorias/maquinas-electronicas', '/nuestra-calidad']

test('a dry run names exactly the pages whose HTML a migration changes, and changes neither space nor site', async () => {
  test.skip(!process.env['MIGRATION_PAGES'], 'starts a further process of the site: npm run drills')
  test.setTimeout(180_000)
  const host = new URL(testSiteUrl).hostname
  const opened = await Promise.all(pages.map((path) => requestHost({ host, path })))
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const running = requestSite({ siteUrl: testSiteUrl, spaceId: 100_001, previewToken: 'local-preview' })
  const named = pages.map((path) => `${host}${path}`)
  let shown: Awaited<ReturnType<typeof changedPages>> | undefined
  await migrateContent({
    ...space,
    migrations: [renaming],
    mode: 'plan',
    log: () => undefined,
    onPlanned: async (planned, delivery) => {
      const stories = publishedOf(planned)
      expect(stories.map(({ fullSlug }) => fullSlug)).toEqual(['global/productos/titan-e1'])
      // The running site lists more pages than a test has time to render; a page that it does not list is rendered too.
      const shownAt = await running(stories[0]?.id ?? 0)
      expect(shownAt?.addresses).toEqual(expect.arrayContaining(named.slice(0, 3)))
      const send = async () => ({ addresses: named, total: named.length })
      shown = await changedPages({ spaceId: 100_001, delivery, stories, requestSite: send })
    },
  })
  expect(shown).toEqual({
    rendered: 4,
    changed: [`${host}/categorias/maquinas-electronicas`, `${host}/productos/titan-e1`],
  })
  const again = await Promise.all(pages.map((path) => requestHost({ host, path })))
  expect(again.map(({ text }) => text.includes('Quetzal'))).toEqual([false, false, false, false])
})
