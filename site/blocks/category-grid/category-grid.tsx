import { Plural } from '@lingui/react/macro'
import type { CategoriesSortingAuto } from 'component-schemas/blocks/categories-sorting-auto/schema.ts'
import type { CategoriesSortingManual } from 'component-schemas/blocks/categories-sorting-manual/schema.ts'
import type { CategoryCard as Category, Resolved } from 'component-schemas/cards/resolved-data.ts'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './category-grid.module.css'

type Categories = Resolved<CategoriesSortingAuto> | Resolved<CategoriesSortingManual>

/** Categories side by side: those that were found, or those that an editor chose. Renders nothing without any. */
export function CategoryGridBlock({ block, context, level }: BlockProps<Categories>) {
  const { categories } = block.resolved
  if (categories.length === 0 && !context.isEditor) return undefined
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading {...block} level={level} />
      <ul className={styles.grid} data-count={categories.length}>
        {categories.map((category) => (
          <li key={category.uuid}>
            <CategoryCard category={category} level={block.title === undefined ? level : nextLevel(level)} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

/** A category among others: picture, name, number of products. */
function CategoryCard({ category, level }: { category: Category; level: HeadingLevel }) {
  const { name, image, href, teaser, productCount: count } = category
  return (
    <Card
      title={name}
      level={level}
      look="category"
      href={href}
      picture={{ image, sizes: '(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw' }}
      teaser={teaser}
      footer={count !== undefined && <Plural value={count} one="# product" other="# products" />}
    />
  )
}
