import type { WireComponent, WireField } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import type { BlockPlace } from './block-place.ts'
import { blocksTo } from './find-block.ts'

/** The field of a list of blocks, in the innermost block on its path. */
export function fieldOf(
  content: WireBlock,
  { list }: Pick<BlockPlace, 'list'>,
  components: readonly WireComponent[],
): WireField | undefined {
  const owner = blocksTo(content, list).at(-1)
  const name = owner ? list[owner.path.length] : undefined
  const schema = components.find((component) => component.name === owner?.block.component)?.schema
  return typeof name === 'string' ? schema?.[name] : undefined
}
