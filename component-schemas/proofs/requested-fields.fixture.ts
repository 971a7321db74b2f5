/**
 * Fields of listing blocks that only change the query for stories, and not how the results render.
 * `site/content/listings/resolve-listings.test.ts` proves that each changes the query.
 */
export const requestedFields: ReadonlySet<string> = new Set([
  'categories_sorting_auto.parent',
  'categories_sorting_auto.area',
  'categories_sorting_auto.order',
  'categories_sorting_auto.limit',
  'categories_sorting_manual.items',
  'custom_form.form',
  'downloadable_list.folders',
  'downloadable_list.kinds',
  'news_carousel.items',
  'news_carousel.channel',
  'news_carousel.limit',
  'news_grid.items',
  'news_grid.channel',
  'news_grid.limit',
  'pages_sorting.items',
  'pages_sorting.folder',
  'pages_sorting.order',
  'pages_sorting.limit',
  'product_hero.product',
  'products_carousel.items',
  'products_carousel.category',
  'products_carousel.limit',
])
