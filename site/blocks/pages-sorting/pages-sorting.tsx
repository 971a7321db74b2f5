import type { PagesSorting } from 'component-schemas/blocks/pages-sorting/schema.ts'
import type { Filled, PageCard } from 'component-schemas/fillings.ts'
import type { BlockProps } from '#site/blocks/block-context.ts'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './pages-sorting.module.css'

/** Other pages, one a line, as in a table of contents. Without any page nothing is drawn. */
export function PagesSortingBlock({ block, context, level }: BlockProps<Filled<PagesSorting>>) {
  const { pages } = block.filling
  if (pages.length === 0 && !context.isEditor) return undefined
  const rowLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <ul className={styles.rows}>
        {pages.map((page) => (
          <li key={page.uuid}>
            <PageRow page={page} level={rowLevel} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

function PageRow({ page, level }: { page: PageCard; level: HeadingLevel }) {
  return (
    <article className={styles.row} data-picture={page.image ? '' : undefined}>
      {page.image && (
        <div className={styles.picture}>
          <Image image={{ ...page.image, alt: '' }} sizes="11rem" ratio={3 / 2} widest={176} />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} size={1}>
          <Link to={{ href: page.href }} className={styles.link}>
            {page.title}
          </Link>
        </Heading>
        {page.teaser !== undefined && <p className={styles.teaser}>{page.teaser}</p>}
      </div>
      <Icon name="arrow-right" />
    </article>
  )
}
