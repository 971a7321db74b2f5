import { z } from 'zod'
import { secret } from './secrets.ts'

/** What a CDN needs besides its name. `purgeUrl`: the documented host of its API; absent where the operator runs the CDN. */
export type CdnNeeds = { purgeUrl?: string; needs: readonly ('CDN_PURGE_URL' | 'CDN_TOKEN' | 'CDN_ZONE')[] }

const api = (purgeUrl: string): CdnNeeds => ({ purgeUrl, needs: ['CDN_TOKEN', 'CDN_ZONE'] })

/** The CDNs that `site/server/cdn` knows. */
export const cdnNeeds = {
  varnish: { needs: ['CDN_PURGE_URL', 'CDN_TOKEN'] },
  nginx: { needs: ['CDN_PURGE_URL', 'CDN_TOKEN'] },
  cloudflare: api('https://api.cloudflare.com'),
  fastly: api('https://api.fastly.com'),
  netlify: api('https://api.netlify.com'),
  vercel: api('https://api.vercel.com'),
} as const satisfies Record<string, CdnNeeds>

export type CdnName = keyof typeof cdnNeeds

const addressSentence = 'It is an address such as http://cdn:6081, or several with commas between them.'

/** The variables of a CDN in front of the site. */
export const cdnVariables = {
  CDN: z.enum(['varnish', 'nginx', 'cloudflare', 'fastly', 'netlify', 'vercel']).optional(),
  CDN_PURGE_URL: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((all) => all.every(isOpenAddress), addressSentence)
    .optional(),
  // It is sent in a header.
  CDN_TOKEN: secret(
    z
      .string()
      .regex(/^[\x21-\x7e]{8,}$/, 'It has at least 8 characters, none of which is a space.')
      .optional(),
  ),
  CDN_ZONE: z
    .string()
    .regex(/^[\w.-]+$/, 'It has letters, digits, _, . and - only.')
    .optional(),
  CDN_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(86_400),
}

type CdnValues = Partial<Record<'CDN_PURGE_URL' | 'CDN_TOKEN' | 'CDN_ZONE', unknown>> & { CDN?: CdnName | undefined }

/** Refuses variables of a CDN without its name, and a name without what its purge needs: a page would stay wrong for a day. */
export function judgeCdn(values: CdnValues, context: z.core.$RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  const given = (['CDN_PURGE_URL', 'CDN_TOKEN', 'CDN_ZONE'] as const).filter((name) => values[name] !== undefined)
  if (values.CDN === undefined) {
    for (const name of given) refuse(name, 'It is read where CDN names the CDN in front of the site.')
    return
  }
  for (const name of cdnNeeds[values.CDN].needs) {
    if (!given.includes(name)) refuse(name, `CDN=${values.CDN} needs it to purge what the CDN holds.`)
  }
}

function isOpenAddress(text: string): boolean {
  const address = URL.parse(text)
  return address !== null && /^https?:$/.test(address.protocol) && address.username === '' && address.password === ''
}
