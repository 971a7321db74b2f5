import type { Block } from 'component-schemas/schema/define-block.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { DelayedHint } from '../finding.ts'
import type { Scene } from '../scene.ts'
import type { SpaceComponent } from '../space-component.ts'
import { schemaDifferences } from './schema-differences.ts'

type Held = Pick<DelayedHint, 'story'> & { path: string; uid: string }

/** @param components the blocks of the space; without them nothing is compared */
export function startSchemaDriftReport(blocks: readonly Block[], components: readonly SpaceComponent[] | undefined) {
  const differences = components === undefined ? [] : schemaDifferences(blocks, components)
  const asked = new Set(differences.map(({ component }) => component))
  const held = new Map<string, Held>()
  return {
    /** Keeps the first story that contains a block, so that its form can be opened there. */
    note({ story: { id, fullSlug } }: Scene, fields: readonly FieldLocation[]): void {
      if (held.size === asked.size) return
      for (const { component, path, uid } of fields) {
        if (!asked.has(component) || held.has(component)) continue
        held.set(component, { story: { id, fullSlug }, path: path.replace(/\.?[^.]*$/, ''), uid })
      }
    },
    /** Blocks and fields that are not the same in the space and in the repository; called once, after the last story. */
    finish: (): DelayedHint[] =>
      differences.map(({ component, field, value }) => {
        const { story, path = '', uid } = held.get(component) ?? {}
        const location = { path: [path, field].filter(Boolean).join('.'), uid, field }
        return { story, hint: { code: 'schema-drift', location, details: { value } } }
      }),
  }
}
