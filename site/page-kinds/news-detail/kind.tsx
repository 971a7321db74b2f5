import { load } from '#load/news-detail'
import { newsData } from '#site/page-kinds/seo/structured-data.ts'
import { definePageKind } from '../page-kind.ts'
import { NewsDetail } from './news-detail.tsx'

export const newsDetail = definePageKind('news-detail', {
  load,
  render: (page, props) => <NewsDetail news={page.story.content} {...page} {...props} />,
  nameOf: ({ story: { content } }) =>
    content.channel === 'press-release' ? { pressTitle: content.title } : { newsTitle: content.title },
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, date, teaser, author, cover } = story.content
    const images = cover ? [cover.src] : []
    return newsData({ headline: title, url, date, description: teaser, author, images, publisher: siteName })
  },
})
