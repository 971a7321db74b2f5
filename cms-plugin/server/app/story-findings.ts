import type { PathState } from 'cms-plugin/reports/checks/typed-link-report.ts'
import { isReportLanguage, reportedFinding } from 'cms-plugin/reports/messages/describe-finding.ts'
import { reportStory } from 'cms-plugin/reports/report-story.ts'
import type { Context } from 'hono'
import type { SiteHost } from 'site/routing/hosts/site-hosts.ts'
import { z } from 'zod'
import { languagesOf, type SpaceAccess, tokenReader } from './read-space.ts'

/** The story that the editor has open: its content may not be stored yet. */
const opened = z.object({
  story: z.object({ id: z.number().int().positive(), content: z.record(z.string(), z.unknown()).optional() }),
  interfaceLanguage: z.string().refine(isReportLanguage).catch('en'),
})

/** The findings of the open story as it is edited, with their sentences in the language of the editor's interface. */
export async function sendStoryFindings(
  context: Context,
  session: Pick<SpaceAccess, 'spaceId' | 'accessToken'> | undefined,
  options: Omit<SpaceAccess, 'spaceId' | 'accessToken'> & { hosts: readonly SiteHost[] },
) {
  if (!session) return context.json({ error: 'Nobody is signed in to this space.' }, 401)
  const access = { ...options, ...session }
  const body = opened.safeParse(await context.req.json().catch(() => undefined))
  if (!body.success) return context.json({ error: 'This is no open story.' }, 422)
  const { story, interfaceLanguage } = body.data
  const reader = tokenReader(access)
  const findings = await reportStory({
    reader,
    editor: { baseUrl: access.editorUrl, spaceId: Number(access.spaceId) },
    languages: access.languages ?? (await languagesOf(reader)),
    storyId: story.id,
    content: story.content,
    stateOf: (path) => siteState(path, access.hosts),
  })
  if (!findings) return context.json({ error: 'There is no such story.' }, 404)
  return context.json({ findings: findings.map((finding) => reportedFinding(finding, interfaceLanguage)) })
}

/** Milliseconds in which the site has to answer; after them a path counts as that of a page. */
const patience = 4000

/** The site's response at a path: each website is requested in turn, for each market has paths of its own. One that is away is skipped. */
async function siteState(path: string, hosts: readonly SiteHost[]): Promise<PathState> {
  let isAbsent = false
  for (const { websiteUri } of hosts.filter(({ isPublic }) => isPublic)) {
    const url = new URL(path, websiteUri)
    if (url.origin !== new URL(websiteUri).origin) return 'nothing'
    const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) } as const
    const status = (await fetch(url, options).catch(() => undefined))?.status
    if (status === 301 || status === 308) return 'redirect'
    if (status === 404 || status === 410) isAbsent = true
    else if (status !== undefined) return 'page'
  }
  return isAbsent ? 'nothing' : 'page'
}
