import type { Block } from 'component-schemas/schema/define-block.ts'
import { blocksByName } from 'component-schemas/schema/registry.ts'

/**
 * The definition of a block or content type.
 * @throws Error when the registry has no such name
 */
export function blockNamed(name: string): Block {
  const block = blocksByName.get(name)
  if (!block) throw new Error(`there is no block named ${name}`)
  return block
}
