import { isObject } from 'component-schemas/parse/is-object.ts'
import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'
import { inParallel } from '../in-parallel.ts'
import { changeContent } from '../migrate/change-content.ts'
import type { BlockChange } from '../migrate/migration.ts'
import type { JudgedRisk } from './judge-risks.ts'
import type { Plan, Step } from './plan.ts'
import type { Concern, StoredBlock } from './risk.ts'

type Requests = Pick<ManagementRequests, 'pages' | 'send'>

const atOnce = 8

const row = z.object({ id: z.number() })
const response = z.object({ story: z.object({ content: z.record(z.string(), z.unknown()).nullish() }) })

type Counting = {
  requests: Requests
  /** Migrations that run before; the remaining content is counted apart. */
  change?: BlockChange['up']
}

/**
 * The plan with the number of stories and fields each risk concerns, counted in the drafts of the stories that use one of
 * the blocks. Sends nothing when there is no risk.
 * @throws Error with a sentence when the API refuses
 */
export async function countContent(
  plan: Plan,
  judged: readonly JudgedRisk[],
  { requests, change }: Counting,
): Promise<Plan> {
  const blocks = [...new Set(judged.flatMap(({ concern }) => concern?.blocks ?? []))]
  const counts = new Map(judged.map(({ risk }) => [risk.name, { stories: 0, fields: 0, ...(change && { left: 0 }) }]))
  if (blocks.length > 0)
    await eachStory(requests, blocks, (content) => {
      const found = blocksIn(content)
      const afterwards = change && blocksIn(changeContent(content, change))
      for (const { risk, concern } of judged) {
        const count = counts.get(risk.name)
        if (!count || !concern) continue
        const fields = affectedBy(concern, found)
        count.stories += fields > 0 ? 1 : 0
        count.fields += fields
        if (afterwards) count.left = (count.left ?? 0) + affectedBy(concern, afterwards)
      }
    })
  const steps = plan.steps.map((step): Step => {
    const changes = step.changes.map((one) => {
      const affected = one.risk && counts.get(one.risk.name)
      return one.risk && affected ? { ...one, risk: { ...one.risk, affected } } : one
    })
    return { ...step, changes }
  })
  return { ...plan, steps }
}

async function eachStory(
  requests: Requests,
  blocks: readonly string[],
  count: (content: StoredBlock) => void,
): Promise<void> {
  const query = { contain_component: blocks.join(','), story_only: 'true', sort_by: 'id:asc' }
  for await (const page of requests.pages('stories', 'stories', query)) {
    const ids = z.array(row).parse(page)
    await inParallel(ids, atOnce, async ({ id }) => {
      const { story } = response.parse(await requests.send('get', `stories/${id}`))
      count(story.content ?? {})
    })
  }
}

/** Every block of a story's content, at any depth. */
export function blocksIn(value: unknown): StoredBlock[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(blocksIn)
  return typeof value['component'] === 'string' ? [value, ...inner] : inner
}

function affectedBy({ blocks, affected }: Concern, found: readonly StoredBlock[]): number {
  return found.reduce((sum, one) => (blocks.includes(String(one['component'])) ? sum + affected(one) : sum), 0)
}
