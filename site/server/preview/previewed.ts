import { z } from 'zod'

/**
 * What an editor previews besides a market and a language, which are the address itself. It changes what is read for a request that was
 * admitted to drafts, and admits to nothing.
 */
export const previewed = z.object({
  /** A release of the CMS by its number: stories are read as they are in it. */
  release: z.int().min(1).optional(),
  /** The clock of the page: epoch milliseconds, up to the year 2100. */
  moment: z.int().min(0).max(4_102_444_800_000).optional(),
  /** A group of customers: pages behind the login are those of a customer who is of this group alone. */
  group: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)
    .optional(),
})

export type Previewed = z.output<typeof previewed>
