import 'server-only'
import { z } from 'zod'
import { judgeWithContent } from '#site/content/addresses/judge-with-content.ts'
import { publishedAddresses } from '#site/content/addresses/published-addresses.ts'
import { affectedAddresses } from '#site/content/changes/affected-addresses.ts'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import { loadRecordPreview } from '#site/page-kinds/preview/load-record-preview.ts'
import { readEditedInLocale } from '#site/page-kinds/preview/read-edited-story.ts'
import { editedMetadata } from '#site/page-kinds/public/edited-metadata.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { isNeededAddress } from '#site/routing/stories/judge-address.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { renewedCookie } from '#site/server/preview/read-admission.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { type EditedStory, readEditedStory } from './read-edited-story.ts'

const slug = z.string().max(2000).default('')

const names = z.preprocess(
  (text) => (typeof text === 'string' && text !== '' ? JSON.parse(text) : {}),
  z.record(z.string().max(20), z.string().max(300)),
)

const question = z.object({ slug, from: slug, type: z.string().max(100).default(''), names })

/**
 * `GET /api/preview/address?slug=<full slug>&type=<content type>&names=<own slugs by language>&from=<full slug now>`: the path at which
 * visitors will find such a story, in the website's default language, `null` where no page shows it; whether it is for everybody; what
 * speaks against the address; and whether the site needs what is at `from`, the address that the story or folder has until now.
 */
export async function respondWithAddress(request: Request): Promise<Response> {
  const parsed = readQuestion(request)
  if (!parsed) return refusal(400, 'A story is named by its slug and its type.')
  return Response.json(await verdictOn(parsed, siteOfHeaders(request.headers)))
}

type Question = z.output<typeof question>

async function verdictOn({ slug: wanted, type, names: own, from }: Question, { host, rules }: Site) {
  const content = type === '' ? undefined : { component: type }
  const path = pathForStory({ default_full_slug: wanted, content }, { market: rules, locale: rules.defaultLocale })
  const isNew = wanted !== '' && (wanted !== from || Object.keys(own).length > 0)
  const problem = isNew ? await judgeWithContent({ slug: wanted, names: own, from, path }) : undefined
  const address = path === undefined ? null : `${host}${path}`
  // A page behind the login may show files of customers; what has no page of its own is shown on public ones.
  const access = routeForStory(wanted)?.route.access ?? 'public'
  return { address, access, problem: problem ?? null, isNeeded: isNeededAddress(from) }
}

function readQuestion(request: Request): Question | undefined {
  try {
    return question.parse(Object.fromEntries(new URL(request.url).searchParams))
  } catch {
    return undefined
  }
}

/** Up to a hundred numbers of stories. */
const idsForm = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/

/** `GET /api/preview/addresses?stories=<id>,<id>`: where visitors find these stories now, before they move or disappear. */
export async function respondWithAddresses(request: Request): Promise<Response> {
  const stories = new URL(request.url).searchParams.get('stories') ?? ''
  if (!idsForm.test(stories)) return refusal(400, 'Stories are named by their numbers, at most a hundred.')
  const served = new Set(env.SITE_HOSTS.filter(({ isPublic }) => isPublic).map(({ market }) => market))
  return Response.json(await publishedAddresses(stories.split(',').map(Number), [...served]))
}

/** Most addresses in one response, which also has the number of all. */
const most = 200

/** `GET /api/preview/affected?story=<id>`: which addresses change for visitors when the story is published. */
export async function respondWithAffected(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('story') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(asked)) return refusal(400, 'A story is named by its number.')
  const addresses = await affectedAddresses(Number(asked), siteOfHeaders(request.headers))
  if (!addresses) return refusal(404, 'There is no such story.')
  return Response.json({ addresses: addresses.slice(0, most), total: addresses.length })
}

/** `POST /api/preview/metadata`: what search engines and shared links show of a story as it is on an editor's form. */
export async function respondWithMetadata(request: Request): Promise<Response> {
  const { rules } = siteOfHeaders(request.headers)
  return await respondToEditor(request, readEditedInLocale, async (edited) => {
    const metadata = await readingDrafts(() => editedMetadata(edited, rules))
    return metadata && { metadata }
  })
}

/** `POST /api/preview/record`: what a story without a page, as it is on an editor's form, changes for visitors. */
export async function respondWithRecord(request: Request): Promise<Response> {
  return await respondToEdited(request, async ({ story, requestedPage, previewed }) => {
    const record = await readingDrafts(
      () => loadRecordPreview(story, requestedPage.siteContext),
      previewed,
      loadPreviewReader,
    )
    return record && { record }
  })
}

/** `POST /api/preview/resolve`: the page of a story that is on an editor's form, with the stories it now names. */
export async function respondWithResolve(request: Request): Promise<Response> {
  return await respondToEdited(request, async ({ story, requestedPage, previewed }) => {
    const page = await readingDrafts(() => loadPage(story, requestedPage), previewed, loadPreviewReader)
    return page && { page }
  })
}

/** `POST /api/preview/session`: another hour for an open preview; 401 when the editor must sign again. */
export function respondWithSession(request: Request): Response {
  const cookie = renewedCookie(request)
  if (cookie !== undefined) return new Response(null, { status: 204, headers: { 'set-cookie': cookie } })
  return refusal(401, 'The preview has ended. Renew it in the visual editor.')
}

/** Characters of a story that an editor may have on the form. */
const longest = 2 * 2 ** 20

/**
 * The response to a story on an editor's form, at an address of ours.
 * @param resolve the body of the response; undefined when there is none
 */
async function respondToEdited(
  request: Request,
  resolve: (edited: EditedStory) => Promise<object | undefined>,
): Promise<Response> {
  return await respondToEditor(request, readEditedStory, resolve)
}

/**
 * The response to what an editor has on the form. It only reads: the response is stored nowhere and goes to this editor alone.
 * @param read the body of the request; undefined when it is malformed
 * @param resolve the body of the response; undefined when there is none
 * @throws CatalogueError content-unavailable
 */
async function respondToEditor<Edited>(
  request: Request,
  read: (body: string) => Edited | undefined,
  resolve: (edited: Edited) => Promise<object | undefined>,
): Promise<Response> {
  const body = await request.text()
  if (body.length > longest) return refusal(413, 'The story is too large.')
  const edited = read(body)
  if (!edited) return refusal(400, 'This is no story at an address of ours.')
  const resolved = await resolve(edited)
  return resolved ? Response.json(resolved) : refusal(404, 'There is no such page.')
}
