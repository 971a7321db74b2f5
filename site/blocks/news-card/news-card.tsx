import { useLingui } from '@lingui/react/macro'
import type { NewsCard as News } from 'component-schemas/fillings.ts'
import { Day } from '#site/ui/date/day.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import type { BlockContext } from '../block-context.ts'
import { StoryCard } from '../story-card/story-card.tsx'
import { channelName } from './channel-name.ts'

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
    <StoryCard
      title={title}
      level={level}
      sizes={sizes}
      look={look}
      image={image}
      href={href}
      teaser={teaser}
      above={
        <>
          <span>{i18n._(channelName[news.channel])}</span>
          <Day iso={news.date} locale={context.locale} />
        </>
      }
    />
  )
}
