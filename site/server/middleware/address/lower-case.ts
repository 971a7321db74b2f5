import type { Step } from '../request-context.ts'

/** Every address of the site is in lower case: what was typed or printed with capital letters leads to it. */
export const lowerCase: Step = (context) => {
  const path = context.path.toLowerCase()
  return path === context.path ? context : { ...context, path, movedWith: 308 }
}
