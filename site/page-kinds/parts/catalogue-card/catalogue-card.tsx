import type { CatalogueCard as Catalogue } from 'component-schemas/resource-cards.ts'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './catalogue-card.module.css'

export type CatalogueCardProps = {
  catalogue: Catalogue
  level: HeadingLevel
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
}

/** Width divided by height of a printed page (ISO 216). */
export const coverRatio = 1 / Math.SQRT2

/** A catalogue on the shelf: its cover, title and edition. The whole card leads to it. */
export function CatalogueCard({ catalogue, level, sizes = '20rem' }: CatalogueCardProps) {
  const { title, year, cover, teaser, href } = catalogue
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {cover ? (
          <Image image={{ ...cover, alt: '' }} sizes={sizes} ratio={coverRatio} widest={480} />
        ) : (
          <KeyOutline code={title} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.year}>{year}</p>
        <Heading level={level} size={1}>
          {href === undefined ? (
            title
          ) : (
            <Link to={{ href }} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
      </div>
    </article>
  )
}
