import type { Finding } from 'cms-plugin/reports/finding.ts'
import { startReport } from 'cms-plugin/reports/start-report.ts'
import { parseStory, parseStoryRow, type Story, type StoryRow } from 'cms-plugin/reports/story-data.ts'
import { registry } from 'component-schemas/registry.ts'
import { z } from 'zod'

export type SpaceAccess = {
  /** Origin of the management API. */
  contentUrl: string
  spaceId: string
  /** Of the app's session, never shown to a browser. */
  accessToken: string
  /** Address of the visual editor. */
  editorUrl: string
  languages: readonly string[]
}

export type SpaceFindings = { storyCount: number; findings: readonly Finding[] }

const page = z.object({ stories: z.array(z.unknown()) })
const single = z.object({ story: z.unknown() })

const perPage = 100
/** Stories read at once. */
const atOnce = 8

/**
 * The same report as `npm run report` prints, read with the app's own token.
 * @throws Error when the service refuses or does not answer
 */
export async function readSpace(access: SpaceAccess): Promise<SpaceFindings> {
  const index = await readIndex(access)
  const editor = { baseUrl: access.editorUrl, spaceId: Number(access.spaceId) }
  const report = startReport({ registry, stories: index, languages: access.languages, editor })
  const findings: Finding[] = []
  const rows = [...index.values()]
  for (let at = 0; at < rows.length; at += atOnce) {
    const stories = await Promise.all(rows.slice(at, at + atOnce).map(({ id }) => readStory(access, id)))
    for (const story of stories) if (story) findings.push(...report.check(story))
  }
  findings.push(...report.finish())
  return { storyCount: rows.filter(({ isFolder }) => !isFolder).length, findings }
}

/** One story with its draft; undefined when there is none. */
export async function readStory(access: SpaceAccess, id: number): Promise<Story | undefined> {
  const answer = await ask(access, `stories/${id}`)
  return answer === undefined ? undefined : parseStory(single.parse(answer.body).story)
}

async function readIndex(access: SpaceAccess): Promise<Map<string, StoryRow>> {
  const index = new Map<string, StoryRow>()
  for (let number = 1; ; number += 1) {
    const answer = await ask(access, `stories?sort_by=id:asc&per_page=${perPage}&page=${number}`)
    const { stories } = page.parse(answer?.body)
    for (const wire of stories) {
      const row = parseStoryRow(wire)
      index.set(row.uuid, row)
    }
    if (stories.length === 0 || index.size >= (answer?.total ?? 0)) return index
  }
}

async function ask({ contentUrl, spaceId, accessToken }: SpaceAccess, path: string) {
  const response = await fetch(`${contentUrl}/v1/spaces/${spaceId}/${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(20_000),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The CMS answered ${response.status} for ${path}.`)
  return { body: (await response.json()) as unknown, total: Number(response.headers.get('total') ?? 0) }
}
