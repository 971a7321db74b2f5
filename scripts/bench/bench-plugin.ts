import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildField } from 'cms-plugin/landing-field/build/build-field.ts'
import { parseStory, parseStoryRow, type StoryIndex, type StoryRow } from 'cms-plugin/reports/content/story-data.ts'
import { faultlessSpace } from 'cms-plugin/reports/faultless-space.fixture.ts'
import type { Finding } from 'cms-plugin/reports/finding.ts'
import { startReport } from 'cms-plugin/reports/start-report.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import type { Row } from './print-table.ts'

/** Stories of the demo, and of the load set (content model, section 4). */
const sizes = [400, 31_000] as const

/** Size of the field plugin as the CMS sends it. */
export async function benchPluginBundle(folder: string): Promise<Row[]> {
  const cmsOrigin = 'http://localhost:4000'
  const script = await buildField({
    cmsOrigin,
    storiesUrl: 'http://localhost:4010/v2/cdn/stories',
    folder: join(folder, 'plugin'),
  })
  const kib = (bytes: number) => bytes / 1024
  return [
    {
      'KiB as written': kib(Buffer.byteLength(script)),
      'KiB gzip': kib(gzipSync(script).byteLength),
      'KiB brotli': kib(brotliCompressSync(script).byteLength),
    },
  ]
}

/** Cost of a report over a space: stories one by one, as the command and the app read them. */
export function benchReports(): Row[] {
  reportOver(400)
  return sizes.map((size) => {
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    const { ms, findings } = reportOver(size)
    collectGarbage()
    // The findings stay in memory, as in the command and the app.
    const heldBytes = process.memoryUsage().heapUsed - before
    const figures = { ms, 'ms a story': ms / size, findings: findings.length }
    return { stories: size, ...figures, 'MB held at its end': heldBytes / 2 ** 20 }
  })
}

/** Milliseconds without the time that generating the stories takes. */
function reportOver(size: number): { ms: number; findings: Finding[] } {
  const index: StoryIndex = new Map(Array.from({ length: size }, (_, number) => rowOf(number)))
  const editor = { baseUrl: 'http://localhost:4000', spaceId: 1 }
  const report = startReport({ registry, stories: index, languages: ['en'], editor })
  const findings: Finding[] = []
  let ms = 0
  const timed = (find: () => Finding[]) => {
    const startedAt = performance.now()
    findings.push(...find())
    ms += performance.now() - startedAt
  }
  for (let number = 0; number < size; number += 1) {
    const wire = structuredClone(wireOf(number))
    timed(() => report.check(parseStory(wire)))
  }
  const startedAt = performance.now()
  for (const finding of report.finish()) findings.push(finding)
  return { ms: ms + performance.now() - startedAt, findings }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const wires = Object.values(faultlessSpace())

/** Repeats the fixture's stories, each with its own id and address. */
function wireOf(number: number) {
  const wire = wires[number % wires.length]
  const round = Math.floor(number / wires.length)
  const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  return { ...wire, id: number + 1, uuid: round === 0 ? wire?.uuid : uuid, full_slug: `${wire?.full_slug}-${round}` }
}

function rowOf(number: number): [string, StoryRow] {
  const row = parseStoryRow(wireOf(number))
  return [row.uuid, row]
}
