import { expect, test } from 'vitest'
import { featureProgramFolders } from '#site/features.ts'
import { markets } from '#site/routing/markets.ts'
import { routeKind } from './route-kind.ts'

test.each([
  ['/', 'generic'],
  ['/en', 'generic'],
  ['/productos', 'product-listing'],
  ['/buscar', 'search-page'],
  ['/extranet', 'extranet-home'],
  ['/api/forms/consulta', 'api-forms'],
  ['/api/forms/consulta/token', 'api-forms'],
  ['/api/content-changed', 'api-content-changed'],
  ['/api/anything-that-a-stranger-invents', 'other'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/builds/latest.json', 'file'],
  ['/sitemap.xml', 'sitemap'],
  ['/sitemaps/es.xml', 'sitemap'],
  ['/llms.txt', 'file'],
  ...featureProgramFolders.map(({ folder, kind }) => [`/${folder}/a`, kind]),
  ['/index.md', 'generic'],
  ['/productos.md', 'product-listing'],
  ['/%E0%A4%A/a/b/c/d/e/f/g', 'other'],
])('%s is of kind %s', (path, kind) => {
  expect(routeKind(path, markets.base)).toBe(kind)
})
