import type { Settings } from '../settings.ts'
import type { Child } from '../system/child.ts'
import { requirePorts } from '../system/require-ports.ts'
import { startContent } from '../system/services/start-content.ts'
import { fillSpace } from './content/fill-space.ts'
import { timeEach } from './load/load.ts'
import type { Row } from './print-table.ts'

const sizes = [400, 31_000]
const samples = 300

/** Time of single delivery requests, one after the other, at two sizes of the space. */
export async function benchContent(settings: Settings): Promise<Row[]> {
  const url = `http://localhost:${settings.CONTENT_PORT}`
  const children: Child[] = []
  const rows: Row[] = []
  // A busy port would belong to another system, whose service would be filled instead of ours.
  await requirePorts(settings, { used: ['CONTENT_PORT'] })
  try {
    await startContent({ settings, contentUrl: url, children, onLine: () => undefined })
    let filled = 0
    for (const size of sizes) {
      const space = { contentUrl: url, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
      const startedAt = performance.now()
      await fillSpace(space, size - filled)
      process.stdout.write(
        `  ${size - filled} stories written in ${Math.round((performance.now() - startedAt) / 1000)} s\n`,
      )
      rows.push(...(await measure(url, size, size - filled)))
      filled = size
    }
  } finally {
    await Promise.all(children.map((child) => child.stop()))
  }
  return rows
}

async function measure(url: string, size: number, newest: number): Promise<Row[]> {
  const token = 'token=local-public&version=published'
  const response = await fetch(`${url}/v2/cdn/spaces/me?${token}`)
  const { space }: { space: { version: number } } = await response.json()
  const common = `${token}&cv=${space.version}`
  const slugs = Array.from({ length: samples }, (_, index) => `load-${newest}/story-${(index * 97) % newest}`)
  const requests: [string, string[]][] = [
    ['story by slug', slugs.map((slug) => `${url}/v2/cdn/stories/${slug}?${common}`)],
    [
      'list of 25 by kind and prefix',
      slugs.map(
        (_, index) => `${url}/v2/cdn/stories?${common}&content_type=product&starts_with=load-&page=${1 + (index % 4)}`,
      ),
    ],
    [
      'list of 25 filtered by a content field',
      slugs.map(
        (_, index) =>
          `${url}/v2/cdn/stories?${common}&content_type=product&filter_query[kind][in]=key_blank&page=${1 + (index % 4)}`,
      ),
    ],
  ]
  const rows: Row[] = []
  for (const [request, urls] of requests) {
    const { p50Ms, p99Ms } = await timeEach(urls)
    rows.push({ stories: size, request, 'p50 ms': p50Ms, 'p99 ms': p99Ms })
  }
  return rows
}
