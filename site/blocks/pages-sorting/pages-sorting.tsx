import type { PagesSorting } from 'component-schemas/blocks/pages-sorting/schema.ts'
import type { PageCard, Resolved } from 'component-schemas/fillings.ts'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './pages-sorting.module.css'

/** Other pages, one a line, as in a table of contents. Without any page nothing is drawn. */
export function PagesSortingBlock({ block, context, level }: BlockProps<Resolved<PagesSorting>>) {
  const { pages } = block.resolved
  if (pages.length === 0 && !context.isEditor) return undefined
  const hasPictures = pages.some(({ image }) => image !== undefined)
  const rowLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <ul className={styles.rows}>
        {pages.map((page) => (
          <li key={page.uuid}>
            <PageRow page={page} level={rowLevel} hasPicture={hasPictures} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

type PageRowProps = {
  page: PageCard
  level: HeadingLevel
  /** Where one page has a picture, each has a place for one: titles stand under one another. */
  hasPicture: boolean
}

function PageRow({ page, level, hasPicture }: PageRowProps) {
  return (
    <article className={styles.row} data-picture={hasPicture ? '' : undefined}>
      {hasPicture && (
        <div className={styles.picture}>
          {page.image ? (
            <Image image={{ ...page.image, alt: '' }} sizes="11rem" ratio={3 / 2} widest={176} />
          ) : (
            <KeyOutline code={page.title} />
          )}
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
