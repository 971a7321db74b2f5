import type { Block } from 'component-schemas/schema/define-block.ts'
import { registry } from 'component-schemas/schema/registry.ts'

const blocks: ReadonlyMap<string, Block> = new Map(
  (registry.blocks as readonly Block[]).map((block) => [block.name, block]),
)

/**
 * The definition of a block or content type.
 * @throws Error when the registry has no such name
 */
export function blockNamed(name: string): Block {
  const block = blocks.get(name)
  if (!block) throw new Error(`there is no block named ${name}`)
  return block
}
