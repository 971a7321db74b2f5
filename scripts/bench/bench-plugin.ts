import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildField } from 'cms-plugin/landing-field/build/build-field.ts'
import { startReport } from 'cms-plugin/reports/start-report.ts'
import { parseStory, type StoryIndex } from 'cms-plugin/reports/story-data.ts'
import { tidySpace } from 'cms-plugin/reports/tidy-space.fixture.ts'
import { registry } from 'component-schemas/registry.ts'
import type { Row } from './print-table.ts'

/** Stories of the demo, and of the load set (content model, section 4). */
const sizes = [400, 31_000] as const

/** What the field plugin weighs as the CMS sends it. */
export async function benchPluginBundle(folder: string): Promise<Row[]> {
  const cmsOrigin = 'http://localhost:4000'
  const script = await buildField({ cmsOrigin, storiesUrl: `${cmsOrigin}/stories`, folder: join(folder, 'plugin') })
  const kib = (bytes: number) => bytes / 1024
  return [
    {
      'KiB as written': kib(Buffer.byteLength(script)),
      'KiB gzip': kib(gzipSync(script).byteLength),
      'KiB brotli': kib(brotliCompressSync(script).byteLength),
    },
  ]
}

/** What a report over a space costs: stories one by one, as the command and the app read them. */
export function benchReports(): Row[] {
  return sizes.map((size) => {
    globalThis.gc?.()
    const before = process.memoryUsage().heapUsed
    const startedAt = performance.now()
    const findings = reportOver(size)
    const ms = performance.now() - startedAt
    globalThis.gc?.()
    const heldBytes = process.memoryUsage().heapUsed - before
    return { stories: size, ms, 'ms a story': ms / size, findings, 'MB held at its end': heldBytes / 2 ** 20 }
  })
}

function reportOver(size: number): number {
  const index: StoryIndex = new Map(Array.from({ length: size }, (_, number) => rowOf(number)))
  const editor = { baseUrl: 'http://localhost:4000', spaceId: 1 }
  const report = startReport({ registry, stories: index, languages: ['en'], editor })
  let findings = 0
  for (let number = 0; number < size; number += 1) findings += report.check(storyOf(number)).length
  return findings + report.finish().length
}

const wires = Object.values(tidySpace())

/** The fixture's stories over and over, each under an identity and address of its own. */
function wireOf(number: number) {
  const wire = wires[number % wires.length]
  const round = Math.floor(number / wires.length)
  const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  return { ...wire, id: number + 1, uuid: round === 0 ? wire?.uuid : uuid, full_slug: `${wire?.full_slug}-${round}` }
}

function storyOf(number: number) {
  return parseStory(structuredClone(wireOf(number)))
}

function rowOf(number: number): [string, ReturnType<typeof storyOf>] {
  const { content: _, ...row } = storyOf(number)
  return [row.uuid, { ...row, content: {} }]
}
