import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import { toWire } from 'component-schemas/schema/to-wire.ts'
import { parseStory, type Story } from './content/story-data.ts'
import { faultlessSpace, type WireSpace } from './faultless-space.fixture.ts'
import type { Finding } from './finding.ts'
import type { PlantedDefect, WireSchema } from './planted-defect.fixture.ts'
import { parseSpaceComponent } from './space-component.ts'
import { type ReportOptions, startReport } from './start-report.ts'

const pushed = Object.fromEntries(registry.blocks.map((block) => [block.name, toWire(block)])) as unknown as WireSchema

/** One file of the extranet. */
const closed = { hasAlt: true, isPrivate: true }
const library = new Map<number | string, typeof closed>([
  [77, closed],
  ['/f/100001/0x0/77/tarifa.pdf', closed],
])

const editor = { baseUrl: 'http://localhost:4000', spaceId: 100001 }

type InMemory = Omit<ReportOptions, 'stories'> & {
  /** Earlier drafts by the story's uuid, oldest first. */
  earlier?: ReadonlyMap<string, readonly unknown[]>
}

/** All findings of stories in memory. */
export function reportStories(stories: readonly Story[], { earlier, ...options }: InMemory): Finding[] {
  const report = startReport({ ...options, stories: new Map(stories.map((story) => [story.uuid, story])) })
  return [...stories.flatMap((story) => report.check(story, earlier?.get(story.uuid))), ...report.finish()]
}

/** The findings of a report on a space, with the schema of the repository and no history unless they are given. */
export function findingsIn(
  space: WireSpace,
  given: { languages?: readonly string[]; schema?: WireSchema; earlier?: Map<string, unknown[]> } = {},
): Finding[] {
  const { languages = ['en'], schema = wireSchema(), earlier = new Map() } = given
  const components = Object.values(schema).map(parseSpaceComponent)
  return reportStories(Object.values(space).map(parseStory), {
    registry,
    languages,
    editor,
    components,
    earlier,
    library,
  })
}

/** The findings of a report on a tidy space with these defects, each with its history. */
export function findingsOf(...defects: readonly PlantedDefect[]): Finding[] {
  const [space, schema] = [faultlessSpace(), wireSchema()]
  const drafts: WireSpace[] = []
  const note = () => drafts.push(structuredClone(space))
  for (const { before = [] } of defects)
    for (const change of before) {
      change(space)
      note()
    }
  for (const { plant } of defects) plant(space, schema)
  const slugs = keysOf(space)
  const earlier = new Map(slugs.map((slug) => [space[slug].uuid, drafts.map((draft) => draft[slug].content)]))
  return findingsIn(space, { schema, earlier })
}

/** The repository's blocks as a space lists them after a push. */
function wireSchema(): WireSchema {
  return structuredClone(pushed)
}
