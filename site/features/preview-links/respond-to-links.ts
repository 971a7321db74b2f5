import 'server-only'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { readReleases } from '#site/features/planned-previews/plan/read-plan.ts'
import { previewedIn } from '#site/features/planned-previews/previewed-in.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { markets } from '#site/routing/markets.ts'
import { placeOf } from '#site/routing/stories/public-place.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { timeZoneOf } from '#site/server/preview/market-time.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import type { LinkPlace } from './link-places.ts'
import { type LinkProblem, linkId, newLink, thisPage } from './new-link.ts'
import type { NewLink } from './open-preview-links.ts'
import { localeNamed, type PanelSubject, panelAddress } from './panel-address.ts'
import { previewLinks } from './site-preview-links.ts'

/** Bytes of these forms. */
const largest = 16 * 1024

type Sent = PanelSubject & { fields: Record<string, FormDataEntryValue> }

/** Creates a link from the form of the panel and leads back to it. */
export async function respondToNewLink(request: Request): Promise<Response> {
  return await respond(request, async (sent) => {
    const created = await create(sent)
    // The form shows again what was written.
    const { sharedBy = '', note = '', shows = '' } = sent.fields
    const written = { sharedBy: String(sharedBy), note: String(note), shows: String(shows) }
    return 'problem' in created ? { ...created, ...written } : created
  })
}

/** Revokes a link by the button of the panel and leads back to it. */
export async function respondToRevocation(request: Request): Promise<Response> {
  return await respond(request, async ({ fields }): Promise<Record<string, string>> => {
    const id = linkId.safeParse(fields['id'])
    if (!id.success) return { problem: 'invalid' }
    await previewLinks().revoke(id.data)
    return { revoked: id.data }
  })
}

async function respond(request: Request, act: (sent: Sent) => Promise<Record<string, string>>): Promise<Response> {
  const query = new URL(request.url).searchParams
  const storyId = query.get('_storyblok') ?? ''
  const locale = localeNamed(query.get('_storyblok_lang') ?? '')
  if (!/^[1-9]\d{0,14}$/.test(storyId)) return refusal(400, 'A story is named by its number.')
  const body = await readBody(request, { maxBytes: largest, maxDrained: largest })
  if (!('data' in body)) return refusal(400, 'This is no form of ours.')
  const { rules } = siteOfHeaders(request.headers)
  const { release, moment } = previewedIn(query, timeZoneOf(rules))
  const subject = { story: { id: Number(storyId) }, locale, previewed: { release, moment } }
  const sent = { ...subject, fields: Object.fromEntries(body.data) }
  const outcome = await act(sent).catch((error: unknown) => unavailable(error))
  return new Response(null, {
    status: 303,
    headers: { location: panelAddress(sent, outcome) },
  })
}

type Created = { created: string } | { problem: LinkProblem }

async function create(sent: Sent): Promise<Created> {
  const written = newLink.safeParse(sent.fields)
  if (!written.success) return { problem: 'invalid' }
  const { place, shows, sharedBy, note, hours } = written.data
  const subject = await (shows === thisPage ? pageOf(sent, place) : releaseNamed(shows))
  if ('problem' in subject) return subject
  const link = await previewLinks().create({
    ...place,
    ...subject,
    moment: sent.previewed.moment,
    expiresAt: Date.now() + hours * 3600_000,
    sharedBy,
    note,
  })
  return 'refusal' in link ? { problem: link.refusal } : { created: link.id }
}

type Subject = Pick<NewLink, 'storyId' | 'subjectName' | 'release'>

async function pageOf(
  { story: { id: storyId }, previewed }: Sent,
  place: LinkPlace,
): Promise<Subject | { problem: LinkProblem }> {
  const story = await readingDrafts(() => getDraftStory(storyId, place.locale), previewed, loadPreviewReader)
  if (!story && previewed.release !== undefined) return { problem: 'no-release' }
  const found = story && placeOf(story, { market: markets[place.market], locale: place.locale })
  if (!found) return { problem: 'no-page' }
  if (found.match.route.access !== 'public') return { problem: 'login' }
  return { storyId, subjectName: story.name, release: previewed.release }
}

/** The pages of a release are read when the link is opened: the release may still change. */
async function releaseNamed(id: number): Promise<Subject | { problem: LinkProblem }> {
  const { value: releases } = await readReleases()
  if (!releases) return { problem: 'unavailable' }
  const release = releases.find((one) => one.id === id)
  return release ? { storyId: undefined, subjectName: release.name, release: id } : { problem: 'no-release' }
}

/** The database or the content service does not respond: the panel says so, with what was written. */
function unavailable(error: unknown): { problem: LinkProblem } {
  if (!isCatalogueError(error)) process.stderr.write(`A preview link could not be stored: ${String(error)}\n`)
  return { problem: 'unavailable' }
}
