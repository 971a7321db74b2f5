import type { Site } from '#site/routing/hosts/site-for-host.ts'

const dayMs = 24 * 60 * 60 * 1000

/** RFC 9116, section 2.5.5: less than a year. It moves with the day, so that a site that runs never shows an expired one. */
const validDays = 180

type Options = {
  /** `mailto:` or `https:` address. */
  contact: string
  /** Epoch milliseconds. */
  now: number
}

/** The security.txt of a website (RFC 9116): whom to tell of a weakness, in which languages, and until when that is so. */
export function securityText({ websiteUri, rules }: Site, { contact, now }: Options): string {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString()
  const languages = new Set<string>([rules.defaultLocale, 'en'])
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    `Canonical: ${websiteUri}/.well-known/security.txt`,
    '',
  ].join('\n')
}
