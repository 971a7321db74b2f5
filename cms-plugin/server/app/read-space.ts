import type { SpaceReader } from 'cms-plugin/reports/content/space-reader.ts'
import { reportSpace, type SpaceReport } from 'cms-plugin/reports/report-space.ts'
import { z } from 'zod'

export type SpaceAccess = {
  /** Origin of the management API. */
  contentUrl: string
  spaceId: string
  /** Of the app's session, never shown to a browser. */
  accessToken: string
  /** Address of the visual editor. */
  editorUrl: string
  /** Languages to report; all of the space when absent. */
  languages?: readonly string[] | undefined
}

type Access = Pick<SpaceAccess, 'contentUrl' | 'spaceId' | 'accessToken'>

const perPage = 100

/**
 * The same report as `npm run report` prints, read with the app's own token.
 * @throws Error when the service refuses or does not answer
 */
export async function readSpace({ editorUrl, languages, ...access }: SpaceAccess): Promise<SpaceReport> {
  const editor = { baseUrl: editorUrl, spaceId: Number(access.spaceId) }
  const reader = tokenReader(access)
  return await reportSpace({ reader, editor, languages: languages ?? (await languagesOf(reader)) })
}

const spaceBody = z.object({
  space: z.looseObject({ languages: z.array(z.looseObject({ code: z.string() })).nullish() }),
})

/** Codes of the languages of the space, besides its default one. */
export async function languagesOf({ one }: SpaceReader): Promise<string[]> {
  return (spaceBody.parse(await one('')).space.languages ?? []).map(({ code }) => code)
}

const storyRow = z.looseObject({ updated_at: z.string() })

/** The moment of the latest change to a story of the space, epoch milliseconds; undefined in an empty space. */
export async function lastChangeOf({ pages }: SpaceReader): Promise<number | undefined> {
  for await (const [first] of pages('stories', 'stories', { sort_by: 'updated_at:desc', per_page: 1 })) {
    return first === undefined ? undefined : Date.parse(storyRow.parse(first).updated_at)
  }
  return undefined
}

/** Reads a space with the token of a session. */
export function tokenReader(access: Access): SpaceReader {
  return {
    async *pages(path, key, query = {}) {
      for (let number = 1, read = 0; ; number += 1) {
        const requested = new URLSearchParams({ per_page: String(perPage), page: String(number) })
        for (const [name, value] of Object.entries(query)) requested.set(name, String(value))
        const response = await send(access, `${path}?${requested}`)
        const rows = rowsOf(response?.body, key)
        read += rows.length
        yield rows
        if (rows.length === 0 || read >= (response?.total ?? 0)) return
      }
    },
    one: async (path) => (await send(access, path))?.body,
  }
}

function rowsOf(body: unknown, key: string): unknown[] {
  const { data } = z.record(z.string(), z.unknown()).safeParse(body)
  return z.array(z.unknown()).parse(data?.[key])
}

async function send({ contentUrl, spaceId, accessToken }: Access, path: string) {
  const response = await fetch(`${contentUrl}/v1/spaces/${spaceId}${path === '' ? '' : `/${path}`}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(20_000),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The CMS answered ${response.status} for ${path}.`)
  const body: unknown = await response.json()
  return { body, total: Number(response.headers.get('total') ?? 0) }
}
