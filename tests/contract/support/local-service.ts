import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createManagementApiClient } from '@storyblok/management-api-client'
import {
  type ContentService,
  type ContentServiceOptions,
  startContentService,
} from 'local-stack/content-service/start-content-service.ts'

export const spaceId = 100_001

export const tokens = {
  publicToken: 'test-public',
  previewToken: 'test-preview',
  managementToken: 'test-management',
}

export type LocalService = ContentService & {
  dataFolder: string
  /** The lines that the service wrote to its log. */
  lines: string[]
  /** Stops the service and removes its data. */
  remove(): Promise<void>
}

/** A content service of its own on a free port; pass a data folder to go on with the data of an earlier one. */
export async function startLocalService(options: Partial<ContentServiceOptions> = {}): Promise<LocalService> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'content-service-'))
  const lines: string[] = []
  const service = await startContentService({
    port: 0,
    dataFolder,
    spaceId,
    ...tokens,
    log: (line) => void lines.push(line),
    ...options,
  })
  return {
    ...service,
    dataFolder,
    lines,
    async remove() {
      await service.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The official management client on a local service, as fast as it goes. */
export function managementClient(url: string) {
  return createManagementApiClient({
    personalAccessToken: tokens.managementToken,
    spaceId,
    baseUrl: url,
    throwOnError: true,
    rateLimit: false,
  })
}

/** A plain request to the management API below the space, where the client has no method. */
export async function managementFetch(url: string, path: string, init: { method?: string; body?: unknown } = {}) {
  const response = await fetch(`${url}/v1/spaces/${spaceId}/${path}`, {
    method: init.method ?? 'GET',
    headers: { authorization: tokens.managementToken, 'content-type': 'application/json' },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}

type Delivered = { story: { content: Record<string, unknown> } & Record<string, unknown>; cv: number }

/** A published or draft story as visitors or editors get it, with the status. */
export async function deliveredStory(
  url: string,
  slug: string,
  query: Record<string, string> = {},
): Promise<{ status: number; body: Delivered }> {
  const token = query.version === 'draft' ? tokens.previewToken : tokens.publicToken
  const response = await fetch(`${url}/v2/cdn/stories/${slug}?${new URLSearchParams({ token, ...query })}`)
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** The value, or a failed test when the client answered none. */
export function required<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new Error('the client answered no value')
  return value
}
