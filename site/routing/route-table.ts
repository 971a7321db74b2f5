import type { LocaleCode } from './locales.ts'

/** The page templates that exist (product specification, section 2). */
export type TemplateName = 'generic' | 'product-listing' | 'product-detail' | 'category-listing'

export type LayoutName = 'default' | 'empty' | 'with-prefooter'

export type Route = {
  /** Without the locale suffix; `routeName` adds it. */
  name: string
  access: 'public' | 'extranet'
  layout: LayoutName
  template: TemplateName
  /** The page one level up, for breadcrumbs and for the language switch where a page has no other language. */
  parent: 'home' | 'products' | undefined
  /** Address of the story below its market folder; parameters are those of `path`. */
  story: string
  path: Readonly<Record<LocaleCode, string>>
}

function sameInAll(path: string): Route['path'] {
  return { en: path, pt: path, nl: path, it: path, es: path, de: path, fr: path, ro: path, ru: path }
}

/**
 * Every address of the site, one row per route (product specification, section 2). Matching, links, the language
 * switch and the layout follow from the row. Literal segments win over parameters, whatever the order here.
 */
export const routeTable = [
  {
    name: 'home',
    parent: undefined,
    access: 'public',
    layout: 'with-prefooter',
    template: 'generic',
    story: 'home',
    path: sameInAll('/'),
  },
  {
    name: 'slug',
    parent: 'home',
    access: 'public',
    layout: 'with-prefooter',
    template: 'generic',
    story: ':slug',
    path: sameInAll('/:slug'),
  },
  {
    name: 'products',
    parent: 'home',
    access: 'public',
    layout: 'with-prefooter',
    template: 'product-listing',
    story: 'productos',
    path: {
      en: '/products',
      pt: '/produtos',
      nl: '/producten',
      it: '/prodotti',
      es: '/productos',
      de: '/produkte',
      fr: '/produits',
      ro: '/produse',
      ru: '/produktsiya',
    },
  },
  {
    name: 'products-slug',
    parent: 'products',
    access: 'public',
    layout: 'with-prefooter',
    template: 'product-detail',
    story: 'productos/:slug',
    path: {
      en: '/products/:slug',
      pt: '/produtos/:slug',
      nl: '/producten/:slug',
      it: '/prodotti/:slug',
      es: '/productos/:slug',
      de: '/produkte/:slug',
      fr: '/produits/:slug',
      ro: '/produse/:slug',
      ru: '/produktsiya/:slug',
    },
  },
  {
    name: 'category',
    parent: 'products',
    access: 'public',
    layout: 'with-prefooter',
    template: 'category-listing',
    story: 'categorias/:slug',
    path: {
      en: '/category/:slug',
      pt: '/categorias/:slug',
      nl: '/categorieen/:slug',
      it: '/categorie/:slug',
      es: '/categorias/:slug',
      de: '/kategorien/:slug',
      fr: '/categories/:slug',
      ro: '/categorii/:slug',
      ru: '/kategorii/:slug',
    },
  },
] as const satisfies readonly Route[]

export type RouteName = (typeof routeTable)[number]['name']

export function routeNamed(name: RouteName): Route {
  const route = routeTable.find((row) => row.name === name)
  if (!route) throw new Error(`No route is called ${name}`)
  return route
}
