import type { BlockContext } from '#site/blocks/block-context.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import type { LinkTarget } from '#site/ui/link/link.tsx'

/** The context of a page whose forms receive the position that its address names. */
export function withPosition(context: BlockContext, query: PageQuery): BlockContext {
  const [position] = query['position'] ?? []
  if (!context.forms || position === undefined) return context
  return { ...context, forms: { ...context.forms, given: { ...context.forms.given, position } } }
}

/** A link of a job offer: a page of ours gets to know for which position it is. */
export function toPosition(apply: LinkTarget & { kind: string }, position: string): LinkTarget {
  if (apply.kind !== 'story') return apply
  const [path = '', anchor] = apply.href.split('#')
  const href = `${path}?${new URLSearchParams({ position })}${anchor === undefined ? '' : `#${anchor}`}`
  return { ...apply, href }
}
