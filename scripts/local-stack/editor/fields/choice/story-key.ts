import type { WireField } from '../../services/wire-component.ts'

/** The stored reference of a story: its uuid, or its id as digits where the schema requires it. */
export function storyKeyFor(field: Pick<WireField, 'use_uuid'>, story: { id: number; uuid: string }): string {
  return field.use_uuid === false ? String(story.id) : story.uuid
}
