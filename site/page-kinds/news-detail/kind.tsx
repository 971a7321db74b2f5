import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { newsData } from '#site/page-kinds/seo/structured-data.ts'
import type { PageKind } from '../page-kind.ts'
import type { NewsDetailContent } from './load.ts'
import { NewsDetail } from './news-detail.tsx'

export const newsDetail: PageKind<NewsDetailContent> = {
  render: ({ story, body, more, athletes }, read) => (
    <NewsDetail
      news={story.content}
      body={body}
      more={more}
      athletes={athletes}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story: { content } }) =>
    content.channel === 'press-release' ? { pressTitle: content.title } : { newsTitle: content.title },
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, date, teaser, author, cover } = story.content
    const images = cover ? [cover.src] : []
    return newsData({ headline: title, url, date, description: teaser, author, images, publisher: siteName })
  },
}
