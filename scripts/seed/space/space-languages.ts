import { planLanguages } from '../../management/plan-languages.ts'
import type { SpaceClient } from './space-client.ts'

/** Gives the space its nine languages when they differ; returns whether it wrote. */
export async function setLanguages(client: SpaceClient): Promise<boolean> {
  const { data } = await client.spaces.get()
  const { wanted, changes } = planLanguages(data.space)
  if (changes.length === 0) return false
  await client.spaces.update({ body: { space: wanted } })
  return true
}
