import type { CategoryCard as Category } from 'component-schemas/fillings.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { CategoryCard } from '../category-card/category-card.tsx'
import styles from './category-grid.module.css'

export type CategoryGridProps = { categories: readonly Category[]; level: HeadingLevel }

/** Doors to categories side by side, in the given order. */
export function CategoryGrid({ categories, level }: CategoryGridProps) {
  return (
    <ul className={styles.grid} data-count={categories.length}>
      {categories.map((category) => (
        <li key={category.uuid}>
          <CategoryCard
            category={category}
            level={level}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}
