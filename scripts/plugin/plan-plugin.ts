import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** Options whose names the plugin states; their values belong to the block that uses it (Storyblok docs, manifest). */
export const pluginManifest = z.strictObject({
  options: z.array(z.strictObject({ name: z.string().min(1), value: z.string().default('') })).default([]),
})

export type WantedPlugin = { name: string; body: string; options: z.output<typeof pluginManifest>['options'] }

/** A field type in the management API (Storyblok docs, field types). */
export const remotePlugin = z.looseObject({
  id: z.number(),
  name: z.string(),
  body: z.string().nullish(),
  compiled_body: z.string().nullish(),
  options: z.array(z.looseObject({ name: z.string(), value: z.string().nullish() })).nullish(),
})

export type RemotePlugin = z.output<typeof remotePlugin>

export type PluginPlan =
  | { action: 'create' }
  | { action: 'update'; id: number; changes: readonly ('script' | 'published script' | 'options')[] }
  | { action: 'none'; id: number }

/** The changes that give a space the plugin of this repository, published. Pure. */
export function planPlugin(wanted: WantedPlugin, remote: RemotePlugin | undefined): PluginPlan {
  if (!remote) return { action: 'create' }
  const options = (remote.options ?? []).map(({ name, value }) => ({ name, value: value ?? '' }))
  const changes = [
    ...(remote.body === wanted.body ? [] : (['script'] as const)),
    ...(remote.compiled_body === wanted.body ? [] : (['published script'] as const)),
    ...(isDeepStrictEqual(options, wanted.options) ? [] : (['options'] as const)),
  ]
  return changes.length === 0 ? { action: 'none', id: remote.id } : { action: 'update', id: remote.id, changes }
}

export function planSentence({ name }: WantedPlugin, plan: PluginPlan): string {
  if (plan.action === 'create') return `+ field type ${name}`
  if (plan.action === 'none') return `The field type ${name} is as wanted.`
  return `~ field type ${name}: ${plan.changes.join(', ')}`
}
