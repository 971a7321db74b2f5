import { isObject } from 'component-schemas/parse/is-object.ts'
import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'
import { inParallel } from '../in-parallel.ts'
import type { JudgedRisk } from './judge-risks.ts'
import type { Plan, Step } from './plan.ts'
import type { StoredBlock } from './risk.ts'

type Requests = Pick<ManagementRequests, 'pages' | 'send'>

const atOnce = 8

const row = z.object({ id: z.number() })
const response = z.object({ story: z.object({ content: z.record(z.string(), z.unknown()).nullish() }) })

/**
 * The plan with the number of stories and fields each risk concerns, counted in the drafts of the stories that use one of
 * the blocks. Sends nothing when there is no risk.
 * @throws Error with a sentence when the API refuses
 */
export async function countContent(plan: Plan, judged: readonly JudgedRisk[], requests: Requests): Promise<Plan> {
  const blocks = [...new Set(judged.flatMap(({ concern }) => concern?.blocks ?? []))]
  const counts = new Map(judged.map(({ risk }) => [risk.name, { stories: 0, fields: 0 }]))
  if (blocks.length > 0)
    await eachStory(requests, blocks, (found) => {
      for (const { risk, concern } of judged) {
        const fields = concern
          ? sum(found.filter((one) => concern.blocks.includes(String(one['component']))).map(concern.holds))
          : 0
        const count = counts.get(risk.name)
        if (!count || fields === 0) continue
        count.stories += 1
        count.fields += fields
      }
    })
  const steps = plan.steps.map((step): Step => {
    const changes = step.changes.map((change) => {
      const affected = change.risk && counts.get(change.risk.name)
      return change.risk && affected ? { ...change, risk: { ...change.risk, affected } } : change
    })
    return { ...step, changes }
  })
  return { ...plan, steps }
}

async function eachStory(
  requests: Requests,
  blocks: readonly string[],
  count: (blocks: StoredBlock[]) => void,
): Promise<void> {
  const query = { contain_component: blocks.join(','), story_only: 'true', sort_by: 'id:asc' }
  for await (const page of requests.pages('stories', 'stories', query)) {
    const ids = z.array(row).parse(page)
    await inParallel(ids, atOnce, async ({ id }) => {
      const { story } = response.parse(await requests.send('get', `stories/${id}`))
      count(blocksIn(story.content))
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
