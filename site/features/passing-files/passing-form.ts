import { z } from 'zod'
import { mostFilesAtOnce } from '#site/extranet/downloads/download-path.ts'

/** What a sender chooses: days for which the link is open, and downloads of each file. */
export const passingChoices = { days: [1, 7, 30], downloads: [1, 5, 20, 100] } as const
export const longestPassedNote = 500

const oneOf = (choices: readonly number[]) => z.coerce.number().refine((number) => choices.includes(number))

/** What a customer writes into the form that passes files on; each file is named by its download path. */
export const newPassedLink = z.object({
  file: z.array(z.string().max(500)).min(1).max(mostFilesAtOnce),
  days: oneOf(passingChoices.days),
  downloads: oneOf(passingChoices.downloads),
  // Browsers send CR LF, and count it as one character.
  note: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(longestPassedNote)
        .regex(/^(\P{Cc}|\n)*$/u),
    ),
})

/** Why no link was created or revoked, as a parameter of the list names it. */
export const passingProblems = ['invalid', 'no-file', 'too-many', 'unavailable'] as const

export type PassingProblem = (typeof passingProblems)[number]
