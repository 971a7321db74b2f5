import { z } from 'zod'
import { judgeWithContent } from '#site/content/addresses/judge-with-content.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { isNeededAddress } from '#site/routing/stories/judge-address.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

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
  const pathOf = (full: string) =>
    pathForStory({ default_full_slug: full, content }, { market: rules, locale: rules.defaultLocale })
  const [path, current] = [pathOf(wanted), pathOf(from)]
  const isNew = wanted !== '' && (wanted !== from || Object.keys(own).length > 0)
  const around = { market: rules, path, current }
  const problem = isNew ? await judgeWithContent({ slug: wanted, names: own, from }, around) : undefined
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
