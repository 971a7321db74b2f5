import type { RouteRow } from './route.ts'
import type { ExtranetTemplate } from './templates.ts'

/** Every address behind the login (product specification, section 2). */
export const extranetRoutes = [
  { name: 'extranet', segments: ['extranet'], template: 'extranet-home', layout: 'extranet-with-prefooter' },
  {
    name: 'extranet-catalogues',
    segments: ['extranet', 'catalogues'],
    parent: 'extranet',
    template: 'extranet-documents',
  },
  {
    name: 'extranet-catalogues-folder',
    segments: ['extranet', 'catalogues', ':folder_slug'],
    parent: 'extranet-catalogues',
    template: 'extranet-documents',
  },
  {
    name: 'extranet-catalogues-folder-slug',
    segments: ['extranet', 'catalogues', ':folder_slug', ':slug'],
    parent: 'extranet-catalogues-folder',
    template: 'extranet-document',
  },
  {
    name: 'extranet-italy-unit',
    segments: ['extranet', 'italyUnit'],
    parent: 'extranet',
    template: 'extranet-documents',
  },
  {
    name: 'extranet-italy-unit-slug',
    segments: ['extranet', 'italyUnit', ':slug'],
    parent: 'extranet-italy-unit',
    template: 'extranet-document',
  },
  {
    name: 'extranet-news',
    segments: ['extranet', 'extranetNews{product}'],
    parent: 'extranet',
    validate: 'product-line',
    template: 'extranet-notices',
  },
  {
    name: 'extranet-news-slug',
    segments: ['extranet', 'extranetNews{product}', ':slug'],
    parent: 'extranet-news',
    validate: 'product-line',
    template: 'extranet-notice',
  },
  {
    name: 'extranet-photo-gallery',
    segments: ['extranet', 'photoGallery'],
    parent: 'extranet',
    template: 'extranet-galleries',
  },
  {
    name: 'extranet-photo-gallery-category',
    segments: ['extranet', 'photoGallery', ':category+'],
    parent: 'extranet-photo-gallery',
    template: 'extranet-galleries',
  },
  { name: 'extranet-products', segments: ['extranet', 'products'], parent: 'extranet', template: 'extranet-products' },
  {
    name: 'extranet-products-automotive',
    segments: ['extranet', 'products', 'automotive'],
    parent: 'extranet-products',
    template: 'extranet-products',
  },
  {
    name: 'extranet-products-residential',
    segments: ['extranet', 'products', 'residential'],
    parent: 'extranet-products',
    template: 'extranet-products',
  },
  {
    name: 'extranet-products-category',
    segments: ['extranet', 'products', ':category+'],
    parent: 'extranet-products',
    template: 'extranet-products',
  },
  { name: 'extranet-search', segments: ['extranet', 'search'], parent: 'extranet', template: 'extranet-search' },
] as const satisfies readonly (RouteRow & { template: ExtranetTemplate })[]
