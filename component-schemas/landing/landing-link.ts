import { z } from 'zod'
import { safeHref } from '../parse/parse-link.ts'
import { problem } from './landing-problem.ts'

const words = z.string().max(2000)

/** Kinds of link, in the vendor's words (Storyblok docs, multilink field). */
export const linkKinds = ['url', 'story', 'email', 'asset'] as const

/**
 * A link as the vendor stores it, so that the CMS and the site treat it like any other. Keys the vendor adds are kept.
 * A scheme that could run code is malformed; an empty address is not finished yet.
 */
export const landingLink = z
  .looseObject({
    fieldtype: z.literal('multilink'),
    linktype: z.enum(linkKinds),
    /** uuid of a story; empty for every other kind. */
    id: words,
    /** Web address, address of a file, or mail address without `mailto:`. */
    url: words,
    /** Address of the story as it was when it was picked; shown to editors. */
    cached_url: words.optional(),
    anchor: words.optional(),
    email: words.optional(),
    target: z.enum(['_self', '_blank']).optional(),
  })
  .superRefine((link, context) => {
    const code = problemOf(link)
    if (code !== undefined) {
      context.addIssue(problem(code, link, { path: [link.linktype === 'story' ? 'id' : 'url'] }))
    }
  })

export type LandingLink = z.output<typeof landingLink>

type Target = { linktype: string; id: string; url: string; email?: string | undefined }

function problemOf(link: Target): 'link-missing' | 'mail-form' | 'link-unsafe' | undefined {
  const address = addressOf(link).trim()
  if (address === '') return 'link-missing'
  if (link.linktype === 'story') return undefined
  if (link.linktype === 'email') return /^[^\s@<>]+@[^\s@<>]+$/.test(address) ? undefined : 'mail-form'
  return safeHref(address) === undefined ? 'link-unsafe' : undefined
}

function addressOf({ linktype, id, url, email }: Target): string {
  if (linktype === 'story') return id
  return linktype === 'email' ? (email ?? url) : url
}

/** A link of a kind that leads nowhere yet. */
export function emptyLink(linktype: LandingLink['linktype'] = 'url'): LandingLink {
  return { fieldtype: 'multilink', linktype, id: '', url: '', cached_url: '' }
}
