import { z } from 'zod'
import { parsePlace } from './link-places.ts'

/** Hours for which a link may be open: an hour to fourteen days. */
export const longestHours = 14 * 24
export const longestName = 80
export const longestNote = 200

const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u)

/** The choice of a form that shares the page alone; any other names a release by its number. */
export const thisPage = 'page'

/** What an editor writes into the form of a new link. */
export const newLink = z.object({
  place: z.string().transform((text, context) => {
    const place = parsePlace(text)
    if (place) return place
    context.addIssue('There is no such website or language.')
    return z.NEVER
  }),
  /** A release whose pages are shared, or the page alone. */
  shows: z
    .union([
      z.literal(thisPage),
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .transform(Number),
    ])
    .default(thisPage),
  sharedBy: line.min(1).max(longestName),
  note: line.max(longestNote).default(''),
  hours: z.coerce.number().int().min(1).max(longestHours),
})

/** Why no link was created, as a parameter of the panel names it. */
export const linkProblems = ['invalid', 'no-page', 'no-release', 'login', 'too-many', 'unavailable'] as const

export type LinkProblem = (typeof linkProblems)[number]

/** Identifiers of links are 16 random bytes. */
export const linkId = z.string().regex(/^[\w-]{22}$/)
