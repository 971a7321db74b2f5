import type { Asset } from 'component-schemas/field-values.ts'
import type { ReactNode } from 'react'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './story-card.module.css'

export type StoryCardProps = {
  title: string
  level: HeadingLevel
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string
  /** `large` is for one story that leads the others, `portrait` for people. */
  look?: 'small' | 'large' | 'portrait'
  image?: Asset | undefined
  /** Path of the page the whole card leads to, where there is one. */
  href?: string | undefined
  /** One line of small words over the title; the first is accented. */
  above?: ReactNode
  /** Under the title: when, where. */
  details?: ReactNode
  teaser?: string | undefined
}

const ratios = { small: 3 / 2, large: 3 / 2, portrait: 4 / 5 } as const

/** A story among others: a picture, a few words over and under its title. The whole card leads to it. */
export function StoryCard({
  title,
  level,
  sizes,
  look = 'small',
  image,
  href,
  above,
  details,
  teaser,
}: StoryCardProps) {
  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.picture}>
        {image ? (
          <Image
            image={{ ...image, alt: '' }}
            sizes={sizes}
            ratio={ratios[look]}
            widest={look === 'large' ? 960 : 640}
          />
        ) : (
          <KeyOutline code={title} />
        )}
      </div>
      <div className={styles.words}>
        {above && <p className={styles.above}>{above}</p>}
        <Heading level={level} size={look === 'large' ? 2 : 1} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link to={{ href }} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {details && <p className={styles.facts}>{details}</p>}
        {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
      </div>
    </article>
  )
}
