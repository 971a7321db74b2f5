import type { CategoriesSortingAuto } from 'component-schemas/blocks/categories-sorting-auto/schema.ts'
import type { Resolved } from 'component-schemas/fillings.ts'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { CategoryGrid } from '../category-grid/category-grid.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'

/** Cards of categories, in the order the content door found them. Without any category nothing is drawn. */
export function CategoriesSortingAutoBlock({ block, context, level }: BlockProps<Resolved<CategoriesSortingAuto>>) {
  const { categories } = block.resolved
  if (categories.length === 0 && !context.isEditor) return undefined
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <CategoryGrid categories={categories} level={block.title === undefined ? level : nextLevel(level)} />
    </BlockFrame>
  )
}
