import type { WireComponent, WireField } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type BlockPlace } from './block-place.ts'
import { blocksTo } from './find-block.ts'

/** The field that a list of blocks belongs to: of the innermost block on the way to it. */
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
