import { Plural } from '@lingui/react/macro'
import type { CategoryCard as Category } from 'component-schemas/cards/resolved-data.ts'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

/** A category among others: picture, name, number of products. */
export function CategoryCard({ category, level }: { category: Category; level: HeadingLevel }) {
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
