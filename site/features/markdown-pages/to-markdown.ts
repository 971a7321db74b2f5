import { toMdast } from 'hast-util-to-mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown as write } from 'mdast-util-to-markdown'
import { mainContent, type PageAddress } from './main-content.ts'

/**
 * The content of a page as Markdown (CommonMark with tables and struck words): headings, lists, tables, links and pictures with their words; no menus,
 * controls and scripts.
 * @param html a complete document
 */
export function toMarkdown(html: string, address: PageAddress): string {
  const main = mainContent(html, address)
  if (!main) return ''
  // Aligned columns would make long tables several times as long.
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()]
  return write(toMdast(main), { bullet: '-', rule: '-', extensions })
}
