import { useLingui } from '@lingui/react/macro'
import type { NewsCard as News } from 'component-schemas/cards/resolved-data.ts'
import type { NewsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { Fragment } from 'react'
import { ArticleHead } from '#site/blocks/article-head/article-head.tsx'
import { channelName, NewsCard } from '#site/blocks/cards/news-card.tsx'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { featureNewsParts } from '#site/features.pages.tsx'
import { MoreCards, moreSizes } from '#site/page-kinds/parts/cards/more-cards.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import type { ViewProps } from '../view-props.ts'

export type NewsDetailProps = ViewProps & {
  news: Pick<NewsItem, 'channel' | 'title' | 'teaser' | 'author' | 'date' | 'tags' | 'cover' | 'source'>
  body: readonly RenderableBlock[]
  /** Other stories of the same channel, the newest first. */
  more: readonly News[]
  /** What features add, by the name of its renderer. */
  parts: readonly { name: string; read: unknown }[]
}

/** A story of the newsroom: its head, its blocks, where it first appeared, and what else there is. */
export function NewsDetail({ news, body, more, parts, breadcrumbs, context }: NewsDetailProps) {
  const { t, i18n } = useLingui()
  const { channel, title, teaser, author, date, tags, cover, source } = news
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} />
      <article>
        <PageSection above="section-small" below="section-small">
          <ArticleHead
            title={title}
            level={1}
            locale={context.locale}
            subjects={[i18n._(channelName[channel]), ...tags]}
            teaser={teaser}
            author={author}
            date={date}
            image={cover}
          />
        </PageSection>
        <RenderBlocks blocks={body} context={context} hasTitle />
        {source && (
          <PageSection layout="text" above="0">
            <div>
              <ButtonLink to={source} look="quiet" icon="external">
                {t`Read it where it first appeared`}
              </ButtonLink>
            </div>
          </PageSection>
        )}
      </article>
      {parts.map(({ name, read }) => (
        <Fragment key={name}>{featureNewsParts[name]?.(read as never, context)}</Fragment>
      ))}
      <MoreCards title={t`More news`}>
        {more.map((one) => (
          <NewsCard key={one.uuid} news={one} level={3} context={context} sizes={moreSizes} />
        ))}
      </MoreCards>
    </>
  )
}
