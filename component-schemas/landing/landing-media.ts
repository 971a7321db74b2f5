import { z } from 'zod'
import { problem } from './landing-problem.ts'

const words = z.string().max(2000).nullish()

/**
 * A file as the vendor's asset field stores it, with its focal point and alternative text. Keys the vendor adds are kept:
 * its own tools read them.
 */
export const landingMedia = z
  .looseObject({
    fieldtype: z.literal('asset').optional(),
    id: z.number().nullable(),
    filename: z.string().max(2000),
    alt: words,
    title: words,
    copyright: words,
    /** Part that stays visible, `X1xY1:X2xY2` in pixels of the original; empty is the middle. */
    focus: words,
  })
  .superRefine((media, context) => {
    if (media.filename === '') context.addIssue(problem('media-missing', media, { path: ['filename'] }))
    else if (!/^https?:\/\/[^\s]+$/i.test(media.filename))
      context.addIssue(problem('media-address', media, { path: ['filename'] }))
    if (media.focus && !/^\d+x\d+:\d+x\d+$/.test(media.focus))
      context.addIssue(problem('focus-form', media, { path: ['focus'] }))
  })

export type LandingMedia = z.output<typeof landingMedia>
