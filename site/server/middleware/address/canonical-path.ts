import type { Step } from '../request-context.ts'

/**
 * Spec section 2: a trailing slash on any path but the root is removed by a redirect; the query stays. Slashes that
 * stand together are one: `//other.example/` must not become the address of another host.
 */
export const tidyPath: Step = (visit) => {
  const path = tidied(visit.path)
  return path === visit.path ? visit : { ...visit, path, movedWith: 308 }
}

/** One slash in front, one between segments, none at the end. */
export function tidied(path: string): string {
  return `/${path.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}`
}
