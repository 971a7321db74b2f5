import { isObject } from 'component-schemas/parse/is-object.ts'
import type { RichTextDocument, RichTextNode } from 'component-schemas/schema/field-values.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

/**
 * Levels for the headings of a text inside a page, so that the outline has one h1 and no gap: the highest level an
 * editor used becomes the one below `under`, and no heading lies more than one level below the heading before it.
 *
 * @returns the level of each heading node, found by identity
 */
export function headingLevels(
  document: RichTextDocument,
  under: HeadingLevel,
): ReadonlyMap<RichTextNode, HeadingLevel> {
  const headings = headingsOf(document)
  const highest = Math.min(...headings.map((heading) => heading.attrs.level))
  const levels = new Map<RichTextNode, HeadingLevel>()
  let before: number = under
  for (const heading of headings) {
    const wanted = under + 1 + heading.attrs.level - highest
    before = Math.min(6, before + 1, wanted)
    levels.set(heading, before as HeadingLevel)
  }
  return levels
}

type HeadingNode = Extract<RichTextNode, { type: 'heading' }>

/** In reading order; walks with a list of its own, for a hostile document is deeper than the call stack. */
function headingsOf(document: RichTextDocument): HeadingNode[] {
  const found: HeadingNode[] = []
  const waiting: unknown[] = [document]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (!isObject(node)) continue
    if (isHeading(node)) found.push(node)
    if (Array.isArray(node['content'])) waiting.push(...node['content'].toReversed())
  }
  return found
}

function isHeading(node: Readonly<Record<string, unknown>>): node is HeadingNode & Readonly<Record<string, unknown>> {
  return node['type'] === 'heading' && isObject(node['attrs']) && Number.isInteger(node['attrs']['level'])
}
