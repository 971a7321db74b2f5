import type { PagesSorting } from 'component-schemas/blocks/pages-sorting/schema.ts'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import { Card } from '#site/ui/card/card.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './pages-sorting.module.css'

/** Other pages, one a line, as in a table of contents. Renders nothing without any page. */
export function PagesSortingBlock({ block, context, level }: BlockProps<Resolved<PagesSorting>>) {
  const { pages } = block.resolved
  if (pages.length === 0 && !context.isEditor) return undefined
  // Where one page has a picture, each has a place for one: the titles are aligned.
  const hasPictures = pages.some(({ image }) => image !== undefined)
  const rowLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading {...block} level={level} />
      <ul className={styles.rows}>
        {pages.map((page) => (
          <li key={page.uuid}>
            <Card
              title={page.title}
              level={rowLevel}
              look="row"
              href={page.href}
              picture={hasPictures ? { image: page.image, sizes: '11rem' } : undefined}
              teaser={page.teaser}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
