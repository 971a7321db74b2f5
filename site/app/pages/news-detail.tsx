import type { NewsDetailContent } from '#site/content/pages/news-detail.ts'
import { newsData } from '#site/seo/structured-data.ts'
import { NewsDetail } from '#site/templates/news-detail/news-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const newsDetail: PageKind<NewsDetailContent> = {
  draw: ({ story, body, more, athletes }, read) => (
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
