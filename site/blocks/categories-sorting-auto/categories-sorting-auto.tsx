import type { CategoriesSortingAuto } from 'component-schemas/blocks/categories-sorting-auto/schema.ts'
import type { Filled } from 'component-schemas/fillings.ts'
import type { BlockProps } from '#site/blocks/block-context.ts'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { CategoryCard } from '#site/blocks/category-card/category-card.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import styles from './categories-sorting-auto.module.css'

/** Cards of categories, in the order the content door found them. Without any category nothing is drawn. */
export function CategoriesSortingAutoBlock({ block, context, level }: BlockProps<Filled<CategoriesSortingAuto>>) {
  const { categories } = block.filling
  if (categories.length === 0 && !context.isEditor) return undefined
  const cardLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <ul className={styles.grid} data-count={Math.min(categories.length, 4)}>
        {categories.map((category) => (
          <li key={category.uuid}>
            <CategoryCard
              category={category}
              level={cardLevel}
              sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
