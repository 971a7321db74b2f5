import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { NewsCard as News } from 'component-schemas/cards/resolved-data.ts'
import type { NewsChannel } from 'component-schemas/kinds/news-channels.ts'
import { Card } from '#site/ui/card/card.tsx'
import { Day } from '#site/ui/date/day.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import type { BlockContext } from '../block-context.ts'

/** The word above a story's title that says who is speaking. */
export const channelName: Readonly<Record<NewsChannel, MessageDescriptor>> = {
  'news-about-us': msg`About us`,
  'press-release': msg`Press release`,
}

export type NewsCardProps = {
  news: News
  level: HeadingLevel
  context: BlockContext
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
  look?: 'story' | 'lead'
}

/** A story of the newsroom: who speaks, when, what. */
export function NewsCard({ news, level, context, sizes = '24rem', look = 'story' }: NewsCardProps) {
  const { i18n } = useLingui()
  const { title, teaser, image, href } = news
  return (
    <Card
      title={title}
      level={level}
      look={look}
      href={href}
      picture={{ image, sizes }}
      above={
        <>
          <span>{i18n._(channelName[news.channel])}</span>
          <Day iso={news.date} locale={context.locale} />
        </>
      }
      teaser={teaser}
    />
  )
}
