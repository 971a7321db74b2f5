import type { WireSpace } from './faultless-space.fixture.ts'
import type { FindingCode } from './finding-rows.ts'

export type Expected = {
  code: FindingCode
  /** Empty for a block of the space that no story contains. */
  slug: keyof WireSpace | ''
  path: string
  language?: string
  says?: string
}

export type PlantedDefect = {
  title: string
  plant: (space: WireSpace, schema: WireSchema) => void
  /** The earlier contents of the space: each row changes one more draft, the oldest first. */
  before?: readonly ((space: WireSpace) => void)[]
  finds: readonly Expected[]
}

/** The blocks of the space as the management API lists them. */
export type WireSchema = Record<string, { schema: Record<string, Json> } & Json>

export type Json = Record<string, unknown>

/** A block of a story by keys and positions. */
export function at(space: WireSpace, slug: keyof WireSpace, steps: readonly (string | number)[] = []): Json {
  return steps.reduce<Json>((value, step) => value[step] as Json, space[slug].content)
}

/** @param more what is expected besides the default language and any sentence */
export function one(code: FindingCode, [slug, path]: Spot, more: Pick<Expected, 'language' | 'says'> = {}): Expected[] {
  return [{ code, slug, path, ...more }]
}

/** Full slug and path. */
type Spot = [slug: keyof WireSpace | '', path: string]
