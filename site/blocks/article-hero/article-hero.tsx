import type { ArticleHero } from 'component-schemas/blocks/article-hero/schema.ts'
import { ArticleHead } from '../article-head/article-head.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'

/** Opens an article that is composed of blocks. */
export function ArticleHeroBlock({ block, context, level }: BlockProps<ArticleHero>) {
  const { title, tags, teaser, author, date, image } = block
  return (
    <BlockFrame block={block} context={context}>
      <ArticleHead
        title={title}
        level={level}
        locale={context.locale}
        subjects={tags}
        teaser={teaser}
        author={author}
        date={date}
        image={image}
      />
    </BlockFrame>
  )
}
