import { BittingLine } from '#site/ui/bitting-line/bitting-line.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image, type ImageAsset } from '#site/ui/image/image.tsx'
import styles from './article-head.module.css'

export type ArticleHeadProps = {
  title: string
  level: HeadingLevel
  /** BCP 47 tag: the day is written in it. */
  locale: string
  /** One or two words each, above the title. */
  subjects: readonly string[]
  teaser?: string | undefined
  author?: string | undefined
  /** ISO 8601, UTC. */
  date?: string | undefined
  image?: ImageAsset | undefined
}

/** What an article begins with: subjects, title, teaser, who and when, and one picture under the cut. */
export function ArticleHead({ title, level, locale, subjects, teaser, author, date, image }: ArticleHeadProps) {
  return (
    <div className={styles.place}>
      <div className={styles.head}>
        {subjects.length > 0 && (
          <ul className={styles.subjects}>
            {subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        )}
        <Heading level={level} size={4} className={styles.title}>
          {title}
        </Heading>
        {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
        {(author !== undefined || date !== undefined) && (
          <p className={styles.byline}>
            {author !== undefined && <span>{author}</span>}
            {date !== undefined && <Day iso={date} locale={locale} />}
          </p>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Image image={image} sizes="(min-width: 82rem) 82rem, 100vw" widest={1312} isPriority={level === 1} />
          <BittingLine edge="top" />
        </div>
      )}
    </div>
  )
}
