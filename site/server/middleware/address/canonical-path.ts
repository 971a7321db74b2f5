import type { Step } from '../request-context.ts'

/**
 * Spec section 2: a trailing slash on any path but the root is removed by a redirect; the query stays. Slashes that
 * are side by side count as one: `//other.example/` must not become the address of another host.
 */
export const canonicalPath: Step = (context) => {
  const path = canonical(context.path)
  return path === context.path ? context : { ...context, path, movedWith: 308 }
}

/** One slash in front, one between segments, none at the end. */
export function canonical(path: string): string {
  return `/${path.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}`
}

/** Every address of the site is in lower case: what was typed or printed with capital letters leads to it. */
export const lowerCase: Step = (context) => {
  const path = context.path.toLowerCase()
  return path === context.path ? context : { ...context, path, movedWith: 308 }
}
