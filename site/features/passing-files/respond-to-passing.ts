import 'server-only'
import { z } from 'zod'
import { parseDownloadHref } from '#site/extranet/downloads/download-path.ts'
import { openDownloadFor } from '#site/extranet/downloads/open-download.ts'
import { outcomePath, respondAsCustomer, type SentForm, seeOther } from '#site/extranet/respond-as-customer.ts'
import { codeOf } from '#site/server/errors.ts'
import { linksAway } from './open-link.ts'
import type { NewPassedFile } from './open-passed-links.ts'
import { newTokenCookie } from './passed-token.ts'
import { newPassedLink, type PassingProblem } from './passing-form.ts'
import { passedLinks } from './site-passed-links.ts'

const day = 24 * 3600_000

type Outcome = { cookie?: string; problem?: PassingProblem }

/** Creates the link of a form and leads to the list of links, which shows it. */
export async function respondToPassing(request: Request): Promise<Response> {
  return await respond(request, create)
}

/** Revokes a link by the button of the list and leads back to it. */
export async function respondToRevocation(request: Request): Promise<Response> {
  return await respond(request, revoke)
}

async function respond(request: Request, act: (sent: SentForm) => Promise<Outcome>): Promise<Response> {
  return await respondAsCustomer(request, async (sent) => {
    const { cookie, ...outcome } = await act(sent).catch(unavailable)
    return seeOther(outcomePath('extranet-shares', sent.siteContext, outcome), cookie)
  })
}

async function create({ customer, data, siteContext }: SentForm): Promise<Outcome> {
  const written = newPassedLink.safeParse({ ...Object.fromEntries(data), file: data.getAll('file') })
  if (!written.success) return { problem: 'invalid' }
  const { file: paths, note, days, downloads } = written.data
  // Files that the customer may not read cannot be passed on.
  const files: NewPassedFile[] = []
  for (const path of paths) {
    const { name } = await openDownloadFor(customer, parseDownloadHref(path), siteContext.locale)
    files.push({ path, name })
  }
  const { subject, name: sender, organisation, groups, market } = customer
  const link = {
    subject,
    groups,
    senderMarket: market,
    note,
    files,
    sender: [sender, organisation].filter(Boolean).join(', '),
    market: siteContext.market.id,
    locale: siteContext.locale,
    allowed: downloads,
    expiresAt: Date.now() + days * day,
  }
  const token = await passedLinks().create(link).catch(linksAway)
  return token === undefined ? { problem: 'too-many' } : { cookie: newTokenCookie(token) }
}

async function revoke({ customer, data }: SentForm): Promise<Outcome> {
  const digest = z.string().max(64).safeParse(data.get('link'))
  if (!digest.success) return { problem: 'invalid' }
  await passedLinks().revoke(digest.data, customer.subject).catch(linksAway)
  return {}
}

function unavailable(error: unknown): Outcome {
  const code = codeOf(error)
  if (code === undefined) throw error
  if (code === 'access-forbidden' || code === 'page-not-found') return { problem: 'no-file' }
  process.stderr.write(`${String(error)}\n`)
  return { problem: 'unavailable' }
}
