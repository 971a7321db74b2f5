import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import type { RenderableBlock } from '#site/blocks/render-blocks.tsx'
import { examplePicture } from './example-picture.ts'

export type GalleryBlock = {
  /** Name in the CMS, and in the gallery's addresses. */
  name: string
  label: string
  description: string
  group: string
  examples: readonly { name: string; block: RenderableBlock }[]
}

/** Addresses of the examples' pictures (`component-schemas/schema/example-values.ts`). */
const exampleAddress = /^http:\/\/localhost:4010\/f\/.+\.(webp|png|jpe?g)$/

let known: readonly GalleryBlock[] | undefined

/** Every block of a page with its examples, in the order of the registry. */
export function galleryBlocks(): readonly GalleryBlock[] {
  known ??= readBlocks()
  return known
}

function readBlocks(): GalleryBlock[] {
  const examples = resolvedExamples()
  return registry.pageBlocks.map(({ name, label, description, group }) => ({
    name,
    label,
    description,
    group,
    examples: examples
      .filter(({ block }) => block.component === name)
      .map(({ example, block }) => ({ name: example, block: withDiagrams(block) as RenderableBlock })),
  }))
}

/** Every picture inside is replaced by a drawn one of its size. */
function withDiagrams(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDiagrams)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withDiagrams(inner)])
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  return isPicture(value) ? { ...copy, src: examplePicture(value) } : copy
}

function isPicture(value: object): value is { src: string } {
  return 'src' in value && typeof value.src === 'string' && exampleAddress.test(value.src)
}
