import { z } from 'zod'

const storyFinding = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** The remedy, in the language of the interface. */
  message: z.string(),
  uid: z.string().optional(),
  field: z.string().optional(),
  /** Code of a language; undefined for the space's own. */
  language: z.string().optional(),
})

export type StoryFinding = z.output<typeof storyFinding>

/** The app's answer; without findings, it could not read the story. */
export const findingsMessage = z.object({ number: z.number(), findings: z.array(storyFinding).optional() })
