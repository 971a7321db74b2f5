import { z } from 'zod'

const schema = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((fields): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
    // Older spaces keep other keys beside the fields (Storyblok docs, component schema).
    const known = Object.entries(fields ?? {}).flatMap(([name, field]) => {
      const { data } = z.record(z.string(), z.unknown()).safeParse(field)
      return data ? [[name, data] as const] : []
    })
    return Object.fromEntries(known)
  })

/** A block as the space has it: a row of `GET components` (Storyblok docs, management API). */
const spaceComponent = z.looseObject({ name: z.string(), schema })

export type SpaceComponent = z.output<typeof spaceComponent>

/** One row of the list. @throws ZodError when it is no component of the management API */
export function parseSpaceComponent(wire: unknown): SpaceComponent {
  return spaceComponent.parse(wire)
}
