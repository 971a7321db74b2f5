import { Plural } from '@lingui/react/macro'
import type { CategoryCard as Category } from 'component-schemas/fillings.ts'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './category-card.module.css'

export type CategoryCardProps = { category: Category; level: HeadingLevel; sizes?: string | undefined }

/** A door to a category: picture, name, how much is behind it. The whole card leads there. */
export function CategoryCard({ category, level, sizes = '24rem' }: CategoryCardProps) {
  const count = category.productCount
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {category.image ? (
          <Image image={{ ...category.image, alt: '' }} sizes={sizes} ratio={3 / 2} widest={640} />
        ) : (
          <KeyOutline code={category.name} />
        )}
      </div>
      <Heading level={level} size={1} className={styles.name}>
        <Link to={{ href: category.href }} className={styles.link}>
          {category.name}
        </Link>
        <Icon name="arrow-right" />
      </Heading>
      {category.teaser !== undefined && <p className={styles.teaser}>{category.teaser}</p>}
      {count !== undefined && (
        <p className={styles.count}>
          <Plural value={count} one="# product" other="# products" />
        </p>
      )}
    </article>
  )
}
