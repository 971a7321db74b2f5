import type { RouteRow } from './route.ts'

/** Every address behind the login (product specification, section 2). */
export const extranetRoutes = [
  { name: 'extranet', segments: ['extranet'], access: 'extranet', layout: 'extranet-with-prefooter' },
  { name: 'extranet-catalogues', segments: ['extranet', 'catalogues'], parent: 'extranet', access: 'extranet' },
  {
    name: 'extranet-catalogues-folder',
    segments: ['extranet', 'catalogues', ':folder_slug'],
    parent: 'extranet-catalogues',
    access: 'extranet',
  },
  {
    name: 'extranet-catalogues-folder-slug',
    segments: ['extranet', 'catalogues', ':folder_slug', ':slug'],
    parent: 'extranet-catalogues-folder',
    access: 'extranet',
  },
  { name: 'extranet-italy-unit', segments: ['extranet', 'italyUnit'], parent: 'extranet', access: 'extranet' },
  {
    name: 'extranet-italy-unit-slug',
    segments: ['extranet', 'italyUnit', ':slug'],
    parent: 'extranet-italy-unit',
    access: 'extranet',
  },
  {
    name: 'extranet-news',
    segments: ['extranet', 'extranetNews{product}'],
    parent: 'extranet',
    validate: 'product-line',
    access: 'extranet',
  },
  {
    name: 'extranet-news-slug',
    segments: ['extranet', 'extranetNews{product}', ':slug'],
    parent: 'extranet-news',
    validate: 'product-line',
    access: 'extranet',
  },
  { name: 'extranet-photo-gallery', segments: ['extranet', 'photoGallery'], parent: 'extranet', access: 'extranet' },
  {
    name: 'extranet-photo-gallery-category',
    segments: ['extranet', 'photoGallery', ':category+'],
    parent: 'extranet-photo-gallery',
    access: 'extranet',
  },
  { name: 'extranet-products', segments: ['extranet', 'products'], parent: 'extranet', access: 'extranet' },
  {
    name: 'extranet-products-automotive',
    segments: ['extranet', 'products', 'automotive'],
    parent: 'extranet-products',
    access: 'extranet',
  },
  {
    name: 'extranet-products-residential',
    segments: ['extranet', 'products', 'residential'],
    parent: 'extranet-products',
    access: 'extranet',
  },
  {
    name: 'extranet-products-category',
    segments: ['extranet', 'products', ':category+'],
    parent: 'extranet-products',
    access: 'extranet',
  },
  { name: 'extranet-search', segments: ['extranet', 'search'], parent: 'extranet', access: 'extranet' },
] as const satisfies readonly RouteRow[]
