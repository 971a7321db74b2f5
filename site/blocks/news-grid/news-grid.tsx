import type { NewsGrid } from 'component-schemas/blocks/news-grid/schema.ts'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { NewsCard } from '../cards/news-card.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './news-grid.module.css'

/** News in one column, the newest first and large. Renders nothing without stories. */
export function NewsGridBlock({ block, context, level }: BlockProps<Resolved<NewsGrid>>) {
  const { news } = block.resolved
  if (news.length === 0 && !context.isEditor) return undefined
  const hasLead = news.length > 2
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading {...block} level={level} />
      <ul className={styles.grid} data-lead={hasLead ? '' : undefined}>
        {news.map((one, index) => {
          const isLead = hasLead && index === 0
          return (
            <li key={one.uuid}>
              <NewsCard
                news={one}
                level={nextLevel(level)}
                context={context}
                look={isLead ? 'lead' : 'story'}
                sizes={
                  isLead ? '(min-width: 60rem) 46rem, 92vw' : '(min-width: 60rem) 25rem, (min-width: 34rem) 46vw, 92vw'
                }
              />
            </li>
          )
        })}
      </ul>
    </BlockFrame>
  )
}
