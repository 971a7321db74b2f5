import type { LocaleCode } from './locales.ts'
import type { Route } from './route.ts'

/** Spec section 2: route names carry the locale after three underscores, `products-slug___es`. */
export function routeName(route: Route, locale: LocaleCode): string {
  return `${route.name}___${locale}`
}
