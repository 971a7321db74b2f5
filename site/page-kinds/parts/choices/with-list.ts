import type { BlockContext } from '#site/blocks/block-context.ts'
import type { ListLine } from '#site/routing/query/product-list.ts'

/** The context of a page whose forms receive the visitor's list. */
export function withList(context: BlockContext, lines: readonly ListLine[]): BlockContext {
  if (!context.forms || lines.length === 0) return context
  const list = lines.map(({ code, amount, note }) => `${amount} × ${code}${note === '' ? '' : ` (${note})`}`).join('\n')
  return { ...context, forms: { ...context.forms, given: { list } } }
}
