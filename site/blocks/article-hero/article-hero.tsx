import type { ArticleHero } from 'component-schemas/blocks/article-hero/schema.ts'
import type { BlockProps } from '#site/blocks/block-context.ts'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { BittingLine } from '#site/ui/bitting-line/bitting-line.tsx'
import { Day } from '#site/ui/day/day.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import styles from './article-hero.module.css'

/** Opens an article: subjects, title, teaser, who and when, and one picture under the cut. */
export function ArticleHeroBlock({ block, context, level }: BlockProps<ArticleHero>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.head}>
        {block.tags.length > 0 && (
          <ul className={styles.tags}>
            {block.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <Heading level={level} size={4} className={styles.title}>
          {block.title}
        </Heading>
        {block.teaser !== undefined && <p className={styles.teaser}>{block.teaser}</p>}
        {(block.author !== undefined || block.date !== undefined) && (
          <p className={styles.byline}>
            {block.author !== undefined && <span>{block.author}</span>}
            {block.date !== undefined && <Day iso={block.date} locale={context.locale} />}
          </p>
        )}
      </div>
      {block.image && (
        <div className={styles.picture}>
          <Image image={block.image} sizes="(min-width: 82rem) 82rem, 100vw" widest={1312} isPriority={level === 1} />
          <BittingLine edge="top" />
        </div>
      )}
    </BlockFrame>
  )
}
