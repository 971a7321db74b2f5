import { useLingui } from '@lingui/react/macro'
import type { NewsCard as News } from 'component-schemas/fillings.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { Day } from '#site/ui/day/day.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { channelName } from './channel-name.ts'
import styles from './news-card.module.css'

export type NewsCardProps = {
  news: News
  level: HeadingLevel
  context: BlockContext
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** `large` is for one story that leads the others. */
  look?: 'small' | 'large'
}

/** A story of the newsroom: who speaks, when, what. The whole card leads to it where it has a page. */
export function NewsCard({ news, level, context, sizes = '24rem', look = 'small' }: NewsCardProps) {
  const { i18n } = useLingui()
  const { title, teaser, image, href } = news
  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.picture}>
        {image ? (
          <Image image={{ ...image, alt: '' }} sizes={sizes} ratio={3 / 2} widest={look === 'large' ? 960 : 640} />
        ) : (
          <KeyOutline code={title} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.above}>
          <span>{i18n._(channelName[news.channel])}</span>
          <Day iso={news.date} locale={context.locale} />
        </p>
        <Heading level={level} size={look === 'large' ? 2 : 1} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link to={{ href }} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
      </div>
    </article>
  )
}
